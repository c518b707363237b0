/** Says what a plain test run leaves out. */
export default function announceServices(): void {
  console.log('NOT RUN HERE: *.services.test.ts (they need Redis): npm run test:services');
}
