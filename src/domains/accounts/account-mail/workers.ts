import { mailConfirmation, mailPasswordReset } from './asked-for.ts';

/** Background jobs of the resource. */
export const workers = [mailConfirmation, mailPasswordReset];
