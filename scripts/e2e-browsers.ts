import { buildWebIfStale } from './built-web.ts';
import { needPrograms } from './debian-programs.ts';
import { finish, runSteps } from './run-steps.ts';

// Fails where a browser cannot be had, instead of passing without having tested anything.
needPrograms([
  { program: 'firefox-esr', debianPackage: 'firefox-esr' },
  { program: 'WebKitWebDriver', debianPackage: 'webkit2gtk-driver' },
  { program: 'Xvfb', debianPackage: 'xvfb' },
]);
buildWebIfStale();

finish(
  runSteps([
    {
      name: 'main journey in Firefox and WebKitGTK',
      command: 'npm',
      args: ['run', 'e2e:browsers', '-w', 'e2e', '--silent'],
    },
  ]),
);
