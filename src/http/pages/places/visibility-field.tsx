import type { FC } from 'hono/jsx';
import { Radios } from '#src/pages/fields.tsx';
import type { Refused } from '../refused.ts';

const choices = [
  { value: 'private', text: 'Private', hint: 'Only members see it' },
  { value: 'internal', text: 'Internal', hint: 'All users who are signed in see it' },
  { value: 'public', text: 'Public', hint: 'Everybody sees it, also without an account' },
];

/** Labels of the attributes that refuse a visibility. */
export const visibilityLabels = { visibility: 'Visibility', visibility_level: 'Visibility' };

/** Choice of who sees a project or group. */
export const VisibilityField: FC<{
  readonly value: string;
  readonly beside: Refused['beside'];
}> = ({ value, beside }) => (
  <Radios
    name="visibility"
    label="Visibility"
    value={value}
    choices={choices}
    errors={beside['visibility'] ?? beside['visibility_level']}
    required
  />
);
