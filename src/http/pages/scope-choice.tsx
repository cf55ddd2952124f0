import type { FC } from 'hono/jsx';
import type { applicationScopes } from '#src/auth/scopes.ts';
import { Checkbox } from '#src/pages/fields.tsx';
import { scopeTexts } from '#src/domains/accounts/oauth/scope-texts.ts';

interface ScopeChoiceProps {
  readonly scopes: readonly (typeof applicationScopes)[number][];
  readonly chosen: readonly string[];
  readonly errors: readonly string[] | undefined;
}

/** The available scopes with their descriptions; submitted as `scopes[]`. */
export const ScopeChoice: FC<ScopeChoiceProps> = ({ scopes, chosen, errors }) => (
  <fieldset aria-describedby={errors === undefined ? undefined : 'scopes-error'}>
    <legend>Scopes</legend>
    {errors === undefined ? null : (
      <p class="error" id="scopes-error">
        {errors.join(' ')}
      </p>
    )}
    {scopes.map((scope) => (
      <Checkbox
        name="scopes[]"
        value={scope}
        label={scope}
        hint={scopeTexts.get(scope)}
        checked={chosen.includes(scope)}
      />
    ))}
  </fieldset>
);
