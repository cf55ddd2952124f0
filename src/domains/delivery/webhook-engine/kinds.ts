import { integrationKind } from '#src/domains/delivery/integrations/receiver-kind.ts';
import { hookKind } from './hook-kind.ts';
import type { AnyReceiverKind } from './receivers.ts';

/** Every kind of receiver; one line each. */
export const receiverKinds: readonly AnyReceiverKind[] = [hookKind, integrationKind];
