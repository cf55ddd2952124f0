import { type Request, Router } from 'express';
import { isPaid } from '../../../plan.ts';
import { Button, Form, PostButton, TextField } from '../../../pages/fields.tsx';
import { Facts, Item, Items, Pager } from '../../../pages/items.tsx';
import { Moment } from '../../../pages/texts.tsx';
import { addEmail, makeEmailPrimary, removeEmail } from '../../../resources/emails/change.ts';
import { listEmails } from '../../../resources/emails/finder.ts';
import { askedId, askedNotice, askedPage } from '../asked.ts';
import type { SentForm } from '../forms.ts';
import type { PageHandlers, PageParts, Reply, SignedInVisit } from '../handlers.tsx';
import { attempt, type Refused } from '../refused.ts';
import { ProfilePage } from './profile-page.tsx';

const path = '/-/profile/emails';

const labels = { email: 'Email address' };

const notices = {
  added: 'The address was added. It counts once it is confirmed.',
  removed: 'The address was removed.',
  primary: 'Your primary address was changed.',
};

interface Sent {
  readonly refused: Refused;
  /** Null when it was the button of an address. */
  readonly form: SentForm | null;
}

/** The email addresses of the visitor. */
export function emailsRouter(handlers: PageHandlers, { environment }: PageParts): Router {
  const { ownPage, ownForm } = handlers;
  const { db, config, limits } = environment;
  const router = Router({ strict: true, caseSensitive: true });

  router.get(
    path,
    ownPage(async (visit, req) => show(visit, req)),
  );

  router.post(
    path,
    ownForm(async (visit, form, req) => {
      const { actor, ip } = visit;
      await limits.consume('email_create', { actor, ip, path });
      const options = { confirmed: false, now: visit.now.toISOString() };
      const { refused } = await attempt(labels, () =>
        addEmail(db, actor.user.id, form.text('email'), options),
      );
      if (refused === null) return { redirect: `${path}?done=added` };
      return show(visit, req, { form, refused });
    }),
  );

  router.post(
    `${path}/:id/remove`,
    ownForm(async (visit, _form, req) => {
      const options = { unmodifiedSince: undefined, now: visit.now.toISOString() };
      const { refused } = await attempt({}, () =>
        removeEmail(db, visit.actor.user.id, askedId(req), options),
      );
      if (refused === null) return { redirect: `${path}?done=removed` };
      return show(visit, req, { form: null, refused });
    }),
  );

  router.post(
    `${path}/:id/primary`,
    ownForm(async (visit, _form, req) => {
      const options = { now: visit.now.toISOString(), paid: isPaid(config.plan) };
      const { refused } = await attempt({}, () =>
        makeEmailPrimary(db, visit.actor.user.id, askedId(req), options),
      );
      if (refused === null) return { redirect: `${path}?done=primary` };
      return show(visit, req, { form: null, refused });
    }),
  );

  async function show({ frame, actor }: SignedInVisit, req: Request, sent?: Sent): Promise<Reply> {
    const query = askedPage(req);
    const { rows, page } = await listEmails(db, actor.user.id, query);
    return {
      status: sent === undefined ? 200 : 422,
      page: (
        <ProfilePage
          frame={frame}
          title="Email addresses"
          path={path}
          notice={askedNotice(req, notices)}
          alert={sent?.refused.alert ?? null}
        >
          <p>
            Mail goes to your primary address. You can sign in with any address that is confirmed.
          </p>
          <Items none="You have no addresses.">
            {rows.map(({ id, email, primary, confirmed_at }) => (
              <Item
                title={email}
                mark={primary ? 'Primary' : confirmed_at === null ? 'Not confirmed' : null}
                actions={
                  primary ? null : (
                    <>
                      {confirmed_at === null ? null : (
                        <PostButton
                          frame={frame}
                          action={`${path}/${id}/primary`}
                          kind="quiet"
                          label={`Make ${email} your primary address`}
                        >
                          Make primary
                        </PostButton>
                      )}
                      <PostButton
                        frame={frame}
                        action={`${path}/${id}/remove`}
                        kind="danger"
                        label={`Remove ${email}`}
                      >
                        Remove
                      </PostButton>
                    </>
                  )
                }
              >
                {confirmed_at === null ? null : (
                  <Facts facts={[['Confirmed', <Moment at={confirmed_at} />]]} />
                )}
              </Item>
            ))}
          </Items>
          <Pager frame={frame} path={path} page={page} />
          <h2>Add an address</h2>
          <Form frame={frame} action={path}>
            <TextField
              name="email"
              label={labels.email}
              type="email"
              value={sent?.form?.text('email') ?? ''}
              errors={sent?.refused.beside['email']}
              required
            />
            <Button>Add the address</Button>
          </Form>
        </ProfilePage>
      ),
    };
  }

  return router;
}
