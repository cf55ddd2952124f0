import type { Router } from 'express';
import { isPaid } from '#src/plan.ts';
import { Button, Form, PostButton, TextField } from '#src/pages/fields.tsx';
import type { Frame } from '#src/pages/frame.ts';
import { Facts, Item, Items, Pager } from '#src/pages/items.tsx';
import { Moment } from '#src/pages/texts.tsx';
import { askForMail, mailConfirmation } from '#src/domains/accounts/account-mail/asked-for.ts';
import { addEmail, makeEmailPrimary, removeEmail } from '#src/domains/accounts/emails/change.ts';
import { findEmail, listEmails } from '#src/domains/accounts/emails/finder.ts';
import type { EmailRow } from '#src/domains/core/users/table.ts';
import { readPageQuery } from '../page-query.ts';
import { type PageHandlers, type PageParts, toDoing } from '../handlers.tsx';
import { createOwnThingsRouter } from './own-things.tsx';

const path = '/-/profile/emails';

const labels = { email: 'Email address' };

const notices = {
  added: 'The address was added. It counts once you have followed the link in the mail to it.',
  sent: 'A mail with a link is on its way.',
  confirmed: 'The address is confirmed already.',
  removed: 'The address was removed.',
  primary: 'Your primary address was changed.',
};

/** The email addresses of the visitor. */
export function createEmailsRouter(handlers: PageHandlers, { environment }: PageParts): Router {
  const { db, config, limits } = environment;
  return createOwnThingsRouter(handlers, {
    path,
    title: 'Email addresses',
    labels,
    notices,

    async add(visit, form) {
      const { actor, ip } = visit;
      await limits.consume('email_create', { actor, ip, path });
      const options = { ...toDoing(visit), vouched: false, config };
      await addEmail(db, actor.user.id, form.text('email'), options);
      return null;
    },

    actions: {
      async remove(visit, id) {
        const options = { ...toDoing(visit), unmodifiedSince: undefined };
        await removeEmail(db, visit.actor.user.id, id, options);
        return 'removed';
      },

      async primary({ actor, now }, id) {
        const options = { now: now.toISOString(), paid: isPaid(config.plan), config };
        await makeEmailPrimary(db, actor.user.id, id, options);
        return 'primary';
      },

      async confirmation({ actor, ip }, id) {
        const { email, proven_at } = await findEmail(db, actor.user.id, id);
        // The address may have been confirmed since the page was loaded.
        if (proven_at !== null) return 'confirmed';
        await askForMail(environment, mailConfirmation, { typed: email, ip });
        return 'sent';
      },
    },

    async content({ frame, actor }, req, { form, beside }) {
      const { rows, page } = await listEmails(db, actor.user.id, readPageQuery(req));
      return (
        <>
          <p>
            Mail goes to your primary address. You can sign in with any address that is confirmed.
            One that you have not shown to read is not taken for yours by others: in invitations, in
            signed commits, or by applications.
          </p>
          <Items none="You have no addresses.">
            {rows.map((row) => (
              <Item title={row.email} mark={formatMark(row)} actions={actionsFor(frame, row)}>
                {row.confirmed_at === null ? null : (
                  <Facts facts={[['Confirmed', <Moment at={row.confirmed_at} />]]} />
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
              value={form?.text('email') ?? ''}
              errors={beside['email']}
              required
            />
            <Button>Add the address</Button>
          </Form>
        </>
      );
    },
  });
}

function formatMark({ primary, confirmed_at, proven_at }: EmailRow): string | null {
  if (confirmed_at === null) return 'Not confirmed';
  const marks = [...(primary ? ['Primary'] : []), ...(proven_at === null ? ['Not proven'] : [])];
  return marks.length === 0 ? null : marks.join(', ');
}

function actionsFor(frame: Frame, { id, email, primary, confirmed_at, proven_at }: EmailRow) {
  const send = confirmed_at === null ? 'Send the mail again' : 'Send a mail that proves it';
  const at = `${path}/${id}`;
  return (
    <>
      {proven_at === null ? (
        <PostButton
          frame={frame}
          action={`${at}/confirmation`}
          kind="quiet"
          label={`${send}: ${email}`}
        >
          {send}
        </PostButton>
      ) : null}
      {confirmed_at === null || primary ? null : (
        <PostButton
          frame={frame}
          action={`${at}/primary`}
          kind="quiet"
          label={`Make primary: ${email}`}
        >
          Make primary
        </PostButton>
      )}
      {primary ? null : (
        <PostButton frame={frame} action={`${at}/remove`} kind="danger" label={`Remove ${email}`}>
          Remove
        </PostButton>
      )}
    </>
  );
}
