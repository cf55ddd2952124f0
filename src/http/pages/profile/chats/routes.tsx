import { type Request, Router } from 'express';
import type { Environment } from '#src/context.ts';
import {
  acceptOffer,
  findOffer,
  listLinks,
  removeLink,
} from '#src/domains/delivery/slash-commands/links.ts';
import { readPageQuery, readQueryText } from '../../page-query.ts';
import type { PageHandlers, PageParts, Reply, SignedInVisit } from '../../handlers.tsx';
import { createOwnThingsRouter } from '../own-things.tsx';
import { Chats, LinkPage, chatsPath } from './view.tsx';

const notices = { added: 'The account is linked.', removed: 'The chat has no account any more.' };

/**
 * The chats in which the visitor runs commands. An address from a chat only shows a button, which links the account.
 */
export function createChatsRouter(handlers: PageHandlers, { environment }: PageParts): Router {
  const { db } = environment;
  const router = Router({ strict: true, caseSensitive: true });
  router.get(
    `${chatsPath}/new`,
    handlers.ownPage((visit, req) => showOffer(environment, visit, req)),
  );
  router.use(
    createOwnThingsRouter(handlers, {
      path: chatsPath,
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

      async content({ frame, actor }, req) {
        return <Chats frame={frame} {...await listLinks(db, actor.user.id, readPageQuery(req))} />;
      },
    }),
  );
  return router;
}

async function showOffer(
  { db }: Environment,
  { frame, actor, now }: SignedInVisit,
  req: Request,
): Promise<Reply> {
  const token = readQueryText(req, 'token');
  const { offer, project } = await findOffer(db, actor, token, now);
  const { username } = actor.user;
  const projectPath = project.full_path;
  return {
    secretAddress: true,
    page: (
      <LinkPage
        frame={frame}
        offer={offer}
        projectPath={projectPath}
        username={username}
        token={token}
      />
    ),
  };
}
