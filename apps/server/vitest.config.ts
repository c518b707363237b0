import { configDefaults, defineConfig } from 'vitest/config';

// What needs PostgreSQL or Redis is run by `npm run test:services`.
export default defineConfig({
  test: { exclude: [...configDefaults.exclude, '**/*.services.test.ts'] },
});
