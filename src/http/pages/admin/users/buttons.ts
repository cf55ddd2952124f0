import type { UserState } from '#src/records/user.ts';

interface AccountButton {
  readonly text: string;
  /** The states of accounts that have the button. */
  readonly on: UserState;
  readonly danger: boolean;
  /** The query value that makes the page show the notice. */
  readonly done: string;
  /** The notice of success. */
  readonly notice: string;
}

/** The buttons of accounts, in their order. Each has an address that ends with its name. */
export const accountButtons = {
  approve: {
    text: 'Approve',
    on: 'blocked_pending_approval',
    danger: false,
    done: 'approved',
    notice: 'The user was approved and can sign in.',
  },
  reject: {
    text: 'Reject',
    on: 'blocked_pending_approval',
    danger: true,
    done: 'rejected',
    notice: 'The user was rejected, and the account is removed.',
  },
  block: {
    text: 'Block',
    on: 'active',
    danger: true,
    done: 'blocked',
    notice: 'The user was blocked: no password, session or token of the account works.',
  },
  deactivate: {
    text: 'Deactivate',
    on: 'active',
    danger: false,
    done: 'deactivated',
    notice: 'The user was deactivated. Signing in activates the account again.',
  },
  unblock: {
    text: 'Unblock',
    on: 'blocked',
    danger: false,
    done: 'unblocked',
    notice: 'The user was unblocked and can sign in.',
  },
  activate: {
    text: 'Activate',
    on: 'deactivated',
    danger: false,
    done: 'activated',
    notice: 'The user was activated.',
  },
} as const satisfies Readonly<Record<string, AccountButton>>;

export type ButtonName = keyof typeof accountButtons;

export const listButtons = () => Object.entries(accountButtons) as [ButtonName, AccountButton][];
