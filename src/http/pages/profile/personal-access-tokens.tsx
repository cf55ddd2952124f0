import type { Router } from 'express';
import { personalTokenScopes } from '../../../auth/scopes.ts';
import { dayOf, isDay } from '../../../text/day.ts';
import { BadRequest } from '../../../errors.ts';
import { Button, Form, PostButton, TextField } from '../../../pages/fields.tsx';
import { Facts, Item, Items, Pager } from '../../../pages/items.tsx';
import { Moment, Secret } from '../../../pages/texts.tsx';
import type { Actor } from '../../../records/actor.ts';
import type { PersonalAccessTokenRow } from '../../../records/token.ts';
import { createToken } from '../../../resources/personal-access-tokens/create.ts';
import { findOwnToken, listOwnTokens } from '../../../resources/personal-access-tokens/finder.ts';
import { presentPersonalAccessToken } from '../../../resources/personal-access-tokens/presenter.ts';
import { revokeToken } from '../../../resources/personal-access-tokens/revocation.ts';
import { askedPage } from '../asked.ts';
import type { PageHandlers, PageParts } from '../handlers.tsx';
import { ScopeChoice } from '../scope-choice.tsx';
import { ownThingsRouter } from './own-things.tsx';

const path = '/-/profile/personal_access_tokens';

const labels = { name: 'Name', expires_at: 'Expiry date', scopes: 'Scopes' };

const notices = { added: 'The token was created.', revoked: 'The token was revoked.' };

/** Only administrators can act as somebody else. */
const offeredTo = (actor: Actor) =>
  personalTokenScopes.filter((scope) => scope !== 'sudo' || actor.admin);

/** The personal access tokens of the visitor. */
export function personalAccessTokensRouter(
  handlers: PageHandlers,
  { environment: { db, config } }: PageParts,
): Router {
  return ownThingsRouter(handlers, {
    path,
    title: 'Personal access tokens',
    labels,
    notices,

    async add({ actor, now }, form) {
      const day = form.text('expires_at');
      if (day !== '' && !isDay(day)) throw new BadRequest({ expires_at: ['is not a date'] });
      const wanted = {
        name: form.text('name').trim(),
        scopes: form.all('scopes[]'),
        expires_at: day === '' ? null : day,
      };
      const options = {
        offered: offeredTo(actor),
        actor,
        now: now.toISOString(),
        plan: config.plan,
      };
      return (await createToken(db, actor.user, wanted, options)).token;
    },

    actions: {
      async revoke({ actor, now }, id) {
        const token = await findOwnToken(db, actor.user, id);
        await revokeToken(db, token, { actor, now: now.toISOString() });
        return 'revoked';
      },
    },

    async content({ frame, actor, now }, req, { form, beside, made }) {
      const today = dayOf(now);
      const { rows, page } = await listOwnTokens(db, actor.user, askedPage(req), today);
      return (
        <>
          {made === null ? null : (
            <>
              <Secret label="Your new token" text={made} />
              <p>Keep it somewhere safe now: it is not shown again.</p>
            </>
          )}
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
                        action={`${path}/${row.id}/revoke`}
                        kind="danger"
                        label={`Revoke ${row.name}`}
                      >
                        Revoke
                      </PostButton>
                    )
                  }
                >
                  <Facts facts={factsOf(row)} />
                </Item>
              );
            })}
          </Items>
          <Pager frame={frame} path={path} page={page} />
          <h2>Create a token</h2>
          <Form frame={frame} action={path}>
            <TextField
              name="name"
              label={labels.name}
              hint="What the token is for: “Backup script”."
              value={form?.text('name') ?? ''}
              errors={beside['name']}
              required
            />
            <TextField
              name="expires_at"
              label={labels.expires_at}
              type="date"
              hint="The token stops working when this day begins, in UTC. Without a date it does not."
              value={form?.text('expires_at') ?? ''}
              errors={beside['expires_at']}
            />
            <ScopeChoice
              scopes={offeredTo(actor)}
              chosen={form?.all('scopes[]') ?? []}
              errors={beside['scopes']}
            />
            <Button>Create the token</Button>
          </Form>
        </>
      );
    },
  });
}

const factsOf = (row: PersonalAccessTokenRow) =>
  [
    ['Scopes', row.scopes.join(', ')],
    ['Created', <Moment at={row.created_at} />],
    ['Last used', row.last_used_at === null ? 'never' : <Moment at={row.last_used_at} />],
    ['Expires', row.expires_at === null ? 'never' : <Moment at={row.expires_at} />],
  ] as const;
