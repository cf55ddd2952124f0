import { type Request, Router } from 'express';
import { Button, Form, PostButton } from '../../../pages/fields.tsx';
import { Facts, Item, Items, Pager } from '../../../pages/items.tsx';
import { Page } from '../../../pages/page.tsx';
import { Moment } from '../../../pages/texts.tsx';
import {
  acceptOffer,
  findOffer,
  listLinks,
  removeLink,
} from '../../../resources/slash-commands/links.ts';
import { askedPage, askedText } from '../asked.ts';
import type { PageHandlers, PageParts } from '../handlers.tsx';
import { ownThingsRouter } from './own-things.tsx';

const path = '/-/profile/chat_names';

const notices = { added: 'The account is linked.', removed: 'The chat has no account any more.' };

/** The chats in which the visitor gives commands. An address from a chat only shows a button, which links the account. */
export function chatsRouter(handlers: PageHandlers, { environment }: PageParts): Router {
  const { db } = environment;
  const router = Router({ strict: true, caseSensitive: true });

  router.get(
    `${path}/new`,
    handlers.ownPage(async ({ frame, actor, now }, req) => {
      const token = askedText(req, 'token');
      const { offer, project } = await findOffer(db, actor, token, now);
      const { chat_user_name, chat_user_id, team_name, team_id } = offer;
      return {
        secretAddress: true,
        page: (
          <Page frame={frame} title="Link your account" width="narrow">
            <p>
              <strong>{chat_user_name || chat_user_id}</strong> of the chat{' '}
              <strong>{team_name || team_id}</strong> wants to give commands to the project{' '}
              <strong>{project.full_path}</strong> as you, @{actor.user.username}: open, read, close
              and comment on issues, deploy, and run jobs.
            </p>
            <p>
              Go on only if this is you, and you asked for it just now. Whoever runs the chat, and
              maintainers of the project, can give such commands in your name.
            </p>
            <Form frame={frame} action={path}>
              <input type="hidden" name="token" value={token} />
              <Button>Link the account</Button>
            </Form>
          </Page>
        ),
      };
    }),
  );

  router.use(
    ownThingsRouter(handlers, {
      path,
      title: 'Chats',
      labels: {},
      notices,

      async add({ actor, now }, form) {
        await acceptOffer(db, actor, form.text('token'), now);
        return null;
      },

      actions: {
        async remove({ actor }, id) {
          await removeLink(db, actor.user.id, id);
          return 'removed';
        },
      },

      async content({ frame, actor }, req: Request) {
        const { rows, page } = await listLinks(db, actor.user.id, askedPage(req));
        return (
          <>
            <p>
              In these chats you give commands to projects. To link another, give a command there:
              the answer has an address for you.
            </p>
            <Items none="You have linked no chats.">
              {rows.map((link) => {
                const name = link.chat_user_name || link.chat_user_id;
                return (
                  <Item
                    title={name}
                    actions={
                      <PostButton
                        frame={frame}
                        action={`${path}/${link.id}/remove`}
                        kind="danger"
                        label={`Remove ${name} of ${link.project_path}`}
                      >
                        Remove
                      </PostButton>
                    }
                  >
                    <Facts
                      facts={[
                        ['Chat', link.team_name || link.team_id],
                        ['Project', link.project_path],
                        ['Linked', <Moment at={link.created_at} />],
                      ]}
                    />
                  </Item>
                );
              })}
            </Items>
            <Pager frame={frame} path={path} page={page} />
          </>
        );
      },
    }),
  );

  return router;
}
