import type { FC } from 'hono/jsx';
import { BadRequest } from '#src/errors.ts';
import { TextField } from '#src/pages/fields.tsx';
import { isDay } from '#src/text/day.ts';
import type { SentForm } from '../forms.ts';
import type { Outcome } from './own-things.tsx';

export const expiryLabels = { expires_at: 'Expiry date' };

interface Props extends Pick<Outcome, 'form' | 'beside'> {
  /** The name of the expiring object. */
  readonly thing: string;
}

/** The day on which a key or a token ends, which need not have one. */
export const ExpiryField: FC<Props> = ({ thing, form, beside }) => (
  <TextField
    name="expires_at"
    label={expiryLabels.expires_at}
    type="date"
    hint={`The ${thing} stops working when this day begins, in UTC. Without a date it does not.`}
    value={form?.text('expires_at') ?? ''}
    errors={beside['expires_at']}
  />
);

/**
 * Reads that field; null where it is empty.
 * @throws BadRequest for what is no day
 */
export function readExpiryField(form: SentForm): string | null {
  const day = form.text('expires_at');
  if (day === '') return null;
  if (!isDay(day)) throw new BadRequest({ expires_at: ['is not a date'] });
  return day;
}
