import { type Request, Router } from 'express';
import { personalTokenScopes } from '../../../auth/scopes.ts';
import { dayOf, isDay } from '../../../day.ts';
import { BadRequest } from '../../../errors.ts';
import { Button, Form, PostButton, TextField } from '../../../pages/fields.tsx';
import { Facts, Item, Items, Pager } from '../../../pages/items.tsx';
import { Moment, Secret } from '../../../pages/texts.tsx';
import type { Actor } from '../../../records/actor.ts';
import type { PersonalAccessTokenRow } from '../../../records/token.ts';
import { createToken } from '../../../resources/personal-access-tokens/create.ts';
import { findOwnToken, listOwnTokens } from '../../../resources/personal-access-tokens/finder.ts';
import { presentPersonalAccessToken } from '../../../resources/personal-access-tokens/presenter.ts';
import { revokePersonalAccessToken } from '../../../resources/personal-access-tokens/revocation.ts';
import { askedId, askedNotice, askedPage } from '../asked.ts';
import type { SentForm } from '../forms.ts';
import type { PageHandlers, PageParts, Reply, SignedInVisit } from '../handlers.tsx';
import { attempt, type Refused } from '../refused.ts';
import { ScopeChoice } from '../scope-choice.tsx';
import { ProfilePage } from './profile-page.tsx';

const path = '/-/profile/personal_access_tokens';

const labels = { name: 'Name', expires_at: 'Expiry date', scopes: 'Scopes' };

const notices = { revoked: 'The token was revoked.' };

/** Only administrators can act as somebody else. */
const offeredTo = (actor: Actor) =>
  personalTokenScopes.filter((scope) => scope !== 'sudo' || actor.admin);

type Outcome = { readonly token: string } | { readonly form: SentForm; readonly refused: Refused };

/** The personal access tokens of the visitor. */
export function personalAccessTokensRouter(
  handlers: PageHandlers,
  { environment }: PageParts,
): Router {
  const { ownPage, ownForm } = handlers;
  const { db, config } = environment;
  const router = Router({ strict: true, caseSensitive: true });

  router.get(
    path,
    ownPage(async (visit, req) => show(visit, req)),
  );

  router.post(
    path,
    ownForm(async (visit, form, req) => {
      const { refused, done } = await attempt(labels, () => create(visit, form));
      if (refused !== null) return show(visit, req, { form, refused });
      return show(visit, req, { token: done.token });
    }),
  );

  router.post(
    `${path}/:id/revoke`,
    ownForm(async ({ actor, now }, _form, req) => {
      const token = await findOwnToken(db, actor.user, askedId(req));
      await revokePersonalAccessToken(db, token.id, now.toISOString());
      return { redirect: `${path}?done=revoked` };
    }),
  );

  async function create({ actor, now }: SignedInVisit, form: SentForm) {
    const day = form.text('expires_at');
    if (day !== '' && !isDay(day)) throw new BadRequest({ expires_at: ['is not a date'] });
    const wanted = {
      name: form.text('name').trim(),
      scopes: form.all('scopes[]'),
      expires_at: day === '' ? null : day,
    };
    const options = { offered: offeredTo(actor), now: now.toISOString(), plan: config.plan };
    return createToken(db, actor.user, wanted, options);
  }

  async function show(
    { frame, actor, now }: SignedInVisit,
    req: Request,
    outcome?: Outcome,
  ): Promise<Reply> {
    const query = askedPage(req);
    const today = dayOf(now);
    const { rows, page } = await listOwnTokens(db, actor.user, query, today);
    const sent = outcome !== undefined && 'form' in outcome ? outcome : null;
    const made = outcome !== undefined && 'token' in outcome ? outcome.token : null;
    const beside = sent?.refused.beside ?? {};
    return {
      status: sent === null ? 200 : 422,
      page: (
        <ProfilePage
          frame={frame}
          title="Personal access tokens"
          path={path}
          notice={made === null ? askedNotice(req, notices) : 'The token was created.'}
          alert={sent?.refused.alert ?? null}
        >
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
              value={sent?.form.text('name') ?? ''}
              errors={beside['name']}
              required
            />
            <TextField
              name="expires_at"
              label={labels.expires_at}
              type="date"
              hint="The token stops working when this day begins, in UTC. Without a date it does not."
              value={sent?.form.text('expires_at') ?? ''}
              errors={beside['expires_at']}
            />
            <ScopeChoice
              scopes={offeredTo(actor)}
              chosen={sent?.form.all('scopes[]') ?? []}
              errors={beside['scopes']}
            />
            <Button>Create the token</Button>
          </Form>
        </ProfilePage>
      ),
    };
  }

  return router;
}

const factsOf = (row: PersonalAccessTokenRow) =>
  [
    ['Scopes', row.scopes.join(', ')],
    ['Created', <Moment at={row.created_at} />],
    ['Last used', row.last_used_at === null ? 'never' : <Moment at={row.last_used_at} />],
    ['Expires', row.expires_at === null ? 'never' : <Moment at={row.expires_at} />],
  ] as const;
