import type { FC } from 'hono/jsx';
import type { Page as ListPage } from '#src/lists/offset.ts';
import { Button, Form, PostButton } from '#src/pages/fields.tsx';
import type { Frame } from '#src/pages/frame.ts';
import { Facts, Item, Items, Pager } from '#src/pages/items.tsx';
import { HtmlPage } from '#src/pages/page.tsx';
import { Moment } from '#src/pages/texts.tsx';
import type { findOffer, listLinks } from '#src/domains/delivery/slash-commands/links.ts';

export const chatsPath = '/-/profile/chat_names';

interface LinkProps {
  readonly frame: Frame;
  readonly offer: Awaited<ReturnType<typeof findOffer>>['offer'];
  readonly projectPath: string;
  readonly username: string;
  readonly token: string;
}

export const LinkPage: FC<LinkProps> = ({ frame, offer, projectPath, username, token }) => {
  const { chat_user_name, chat_user_id, team_name, team_id } = offer;
  return (
    <HtmlPage frame={frame} title="Link your account" width="narrow">
      <p>
        <strong>{chat_user_name || chat_user_id}</strong> of the chat{' '}
        <strong>{team_name || team_id}</strong> wants to give commands to the project{' '}
        <strong>{projectPath}</strong> as you, @{username}: open, read, close and comment on issues,
        deploy, and run jobs.
      </p>
      <p>
        Go on only if this is you, and you asked for it just now. Whoever runs the chat, and
        maintainers of the project, can give such commands in your name.
      </p>
      <Form frame={frame} action={chatsPath}>
        <input type="hidden" name="token" value={token} />
        <Button>Link the account</Button>
      </Form>
    </HtmlPage>
  );
};

type Link = Awaited<ReturnType<typeof listLinks>>['rows'][number];

interface ListProps extends ListPage<Link> {
  readonly frame: Frame;
}

export const Chats: FC<ListProps> = ({ frame, rows, page }) => (
  <>
    <p>
      In these chats you give commands to projects. To link another, give a command there: the
      answer has an address for you.
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
                action={`${chatsPath}/${link.id}/remove`}
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
    <Pager frame={frame} path={chatsPath} page={page} />
  </>
);
