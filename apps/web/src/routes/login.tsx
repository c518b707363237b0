export { Login as default } from '../features/account/login.tsx';
