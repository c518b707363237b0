import { useSyncExternalStore } from 'react';
import { onStoredChange, stored } from './storage.ts';

export type Theme = 'light' | 'dark';

const darkSystem = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');

function currentTheme(): Theme {
  const chosen = stored.get('theme');
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return darkSystem().matches ? 'dark' : 'light';
}

function subscribe(listener: () => void): () => void {
  const system = darkSystem();
  const stop = onStoredChange(listener);
  system.addEventListener('change', listener);
  return () => {
    stop();
    system.removeEventListener('change', listener);
  };
}

/** Remembers a theme against the system's, and shows it. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  stored.set('theme', theme);
}

/** The theme that is shown; light where nobody can tell yet. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme, () => 'light');
}
