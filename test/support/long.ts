/** True when this is `npm run test:soak`: what takes long is then tried for long, and in short otherwise. */
export const isLong = process.env['HEARTH_TEST_LONG'] === '1';
