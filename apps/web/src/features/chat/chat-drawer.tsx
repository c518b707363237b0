// A door of its own, so that the drawer's code is fetched when it is first opened.
export { Drawer as default } from '../../ui/drawer.tsx';
