import { useSyncExternalStore } from 'react';
import { onStoredChange, stored } from './storage.ts';

export type Theme = 'light' | 'dark';
/** What a person may choose: a theme, or to follow the system. */
export type ThemeChoice = Theme | 'system';

const darkSystem = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');

/** What the person chose in this browser. */
export function currentThemeChoice(): ThemeChoice {
  const chosen = stored.get('theme');
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

function currentTheme(): Theme {
  const chosen = currentThemeChoice();
  if (chosen !== 'system') return chosen;
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

/** Remembers a theme against the system's, or to follow the system again, and shows it. */
export function chooseTheme(theme: ThemeChoice): void {
  if (theme === 'system') {
    delete document.documentElement.dataset['theme'];
    stored.remove('theme');
    return;
  }
  document.documentElement.dataset['theme'] = theme;
  stored.set('theme', theme);
}

/** The theme that is shown; light where nobody can tell yet. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme, () => 'light');
}

/** What the person chose; to follow the system where they chose nothing. */
export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribe, currentThemeChoice, () => 'system');
}
