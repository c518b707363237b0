import { Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseTheme, useTheme } from '../../platform/theme.ts';
import { IconButton } from '../../ui/button.tsx';

/** Changes between light and dark, and remembers it. */
export function ThemeSwitch(): ReactNode {
  const { t } = useTranslation();
  const isDark = useTheme() === 'dark';
  return (
    <IconButton
      label={t(isDark ? 'theme.toLight' : 'theme.toDark')}
      onClick={() => chooseTheme(isDark ? 'light' : 'dark')}
    >
      {isDark ? (
        <Sun strokeWidth={1.75} className="size-5" />
      ) : (
        <Moon strokeWidth={1.75} className="size-5" />
      )}
    </IconButton>
  );
}
