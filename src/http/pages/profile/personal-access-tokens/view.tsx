import type { FC } from 'hono/jsx';
import type { personalTokenScopes } from '#src/auth/scopes.ts';
import type { Page } from '#src/lists/offset.ts';
import { Button, Form, PostButton, TextField } from '#src/pages/fields.tsx';
import type { Frame } from '#src/pages/frame.ts';
import { Facts, Item, Items, Pager } from '#src/pages/items.tsx';
import { Moment, MomentOrNever, NewSecret } from '#src/pages/texts.tsx';
import type { PersonalAccessTokenRow } from '#src/records/token.ts';
import { presentPersonalAccessToken } from '#src/domains/accounts/personal-access-tokens/presenter.ts';
import { ScopeChoice } from '../../scope-choice.tsx';
import { ExpiryField, expiryLabels } from '../expiry.tsx';
import type { Outcome } from '../own-things.tsx';

export const tokensPath = '/-/profile/personal_access_tokens';

export const tokenLabels = { name: 'Name', ...expiryLabels, scopes: 'Scopes' };

interface Props extends Page<PersonalAccessTokenRow>, Outcome {
  readonly frame: Frame;
  /** The day of the visit. */
  readonly today: string;
  /** The scopes that the visitor may give a token. */
  readonly offered: readonly (typeof personalTokenScopes)[number][];
}

export const Tokens: FC<Props> = (props) => {
  const { frame, today, rows, page, made } = props;
  return (
    <>
      <NewSecret label="Your new token" text={made} />
      <p>Programs act as you with a token, as far as its scopes go.</p>
      <Items none="You have no tokens.">
        {rows.map((row) => {
          const { active } = presentPersonalAccessToken(row, today);
          return (
            <Item
              title={row.name}
              mark={active ? null : row.revoked ? 'Revoked' : 'Expired'}
              actions={
                row.revoked ? null : (
                  <PostButton
                    frame={frame}
                    action={`${tokensPath}/${row.id}/revoke`}
                    kind="danger"
                    label={`Revoke ${row.name}`}
                  >
                    Revoke
                  </PostButton>
                )
              }
            >
              <Facts facts={listFacts(row)} />
            </Item>
          );
        })}
      </Items>
      <Pager frame={frame} path={tokensPath} page={page} />
      <CreateForm {...props} />
    </>
  );
};

const CreateForm: FC<Props> = ({ frame, offered, form, beside }) => (
  <>
    <h2>Create a token</h2>
    <Form frame={frame} action={tokensPath}>
      <TextField
        name="name"
        label={tokenLabels.name}
        hint="What the token is for: “Backup script”."
        value={form?.text('name') ?? ''}
        errors={beside['name']}
        required
      />
      <ExpiryField thing="token" form={form} beside={beside} />
      <ScopeChoice
        scopes={offered}
        chosen={form?.all('scopes[]') ?? []}
        errors={beside['scopes']}
      />
      <Button>Create the token</Button>
    </Form>
  </>
);

const listFacts = (row: PersonalAccessTokenRow) =>
  [
    ['Scopes', row.scopes.join(', ')],
    ['Created', <Moment at={row.created_at} />],
    ['Last used', <MomentOrNever at={row.last_used_at} />],
    ['Expires', <MomentOrNever at={row.expires_at} />],
  ] as const;
