import type { FC } from 'hono/jsx';
import { Unprocessable } from '#src/errors.ts';
import { TextField } from '#src/pages/fields.tsx';
import type { SentForm } from '../../forms.ts';
import type { Refused } from '../../refused.ts';

/** The path that the person typed shows that they mean this place. @throws Unprocessable for another one */
export function checkConfirmation(fullPath: string, form: SentForm): void {
  if (form.text('confirmation').trim() !== fullPath) {
    throw new Unprocessable({ confirmation: [`is not ${fullPath}`] });
  }
}

/** Asks for the path of the project or group, before it is moved or deleted. */
export const Confirmation: FC<{
  readonly id: string;
  readonly fullPath: string;
  readonly beside: Refused['beside'];
}> = ({ id, fullPath, beside }) => (
  <TextField
    name="confirmation"
    id={id}
    label="Path"
    hint={`Type ${fullPath} to confirm`}
    errors={beside['confirmation']}
    maxlength={1024}
    required
  />
);
