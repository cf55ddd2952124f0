import type { FC } from 'hono/jsx';
import { PostButton } from '#src/pages/fields.tsx';
import { Glyph, type GlyphName } from '#src/pages/icons.tsx';
import { toWords } from '#src/pages/markers.tsx';
import type { PlacePages } from '../place-pages.ts';
import type { ProjectVisit } from '../visits.ts';
import { type ConversationKind, conversations, readConversation } from './subjects.ts';

/** Emoji that pages offer, as icons: not every browser has a font for them. Others are shown by their names. */
const offered: Readonly<Record<string, GlyphName>> = {
  thumbsup: 'thumbsup',
  thumbsdown: 'thumbsdown',
  heart: 'heart',
  rocket: 'rocket',
  eyes: 'eye',
  smile: 'smiley',
};

const Emoji: FC<{ readonly name: string }> = ({ name }) => {
  const glyph = Object.hasOwn(offered, name) ? offered[name] : undefined;
  return glyph === undefined ? <>:{name}:</> : <Glyph name={glyph} />;
};

/** Reactions that are counted. */
const maxReactions = 100;

/** A reaction with the number of people who gave it. */
interface Reaction {
  readonly name: string;
  readonly count: number;
  readonly own: boolean;
}

type Params = ReturnType<typeof readConversation>['params'];

const listReactions = (
  { api }: ProjectVisit,
  { listReactions: id }: ConversationKind,
  params: Params,
) => api.optional(id, { params, query: { per_page: maxReactions } });

/** Reactions to an issue or merge request, the most frequent first. */
export async function loadReactions(
  visit: ProjectVisit,
  list: ConversationKind['list'],
  iid: number,
): Promise<readonly Reaction[]> {
  const conversation = conversations.find((each) => each.list === list) ?? conversations[0];
  const params = { id: visit.project.id, issue_iid: iid, merge_request_iid: iid };
  const found = new Map<string, Reaction>();
  for (const { name, user } of (await listReactions(visit, conversation, params)) ?? []) {
    const { count = 0, own = false } = found.get(name) ?? {};
    const isOwn = user.id === visit.actor?.user.id;
    found.set(name, { name, count: count + 1, own: own || isOwn });
  }
  return [...found.values()].sort((a, b) => b.count - a.count);
}

/** Reactions as buttons that give them, or take them back. */
export const Reactions: FC<{
  readonly visit: ProjectVisit;
  /** Path of the issue or merge request. */
  readonly path: string;
  readonly reactions: readonly Reaction[];
}> = ({ visit, path, reactions }) => {
  const { actor, frame, project } = visit;
  const mayReact = actor !== null && !project.archived;
  const others = Object.keys(offered).filter(
    (name) => !reactions.some((each) => each.name === name),
  );
  if (reactions.length === 0 && !mayReact) return null;
  return (
    <div class="reactions" role="group" aria-label="Reactions">
      {reactions.map(({ name, count, own }) =>
        mayReact ? (
          <PostButton
            frame={frame}
            action={`${path}/reactions`}
            kind="quiet"
            fields={{ name, remove: own ? '1' : '' }}
            label={`${toWords(name)}: ${count}${own ? ', with yours' : ''}`}
          >
            <Emoji name={name} /> <span class={own ? 'own' : undefined}>{count}</span>
          </PostButton>
        ) : (
          <span class="mark">
            <Emoji name={name} /> {count}
          </span>
        ),
      )}
      {mayReact ? (
        <details>
          <summary>React</summary>
          <div class="buttons">
            {others.map((name) => (
              <PostButton
                frame={frame}
                action={`${path}/reactions`}
                kind="quiet"
                fields={{ name, remove: '' }}
                label={`React with ${toWords(name)}`}
              >
                <Emoji name={name} />
              </PostButton>
            ))}
          </div>
        </details>
      ) : null}
    </div>
  );
};

/** Forms that give a reaction, or take it back. */
export function addReactionForms(pages: PlacePages): void {
  for (const conversation of conversations) {
    pages.projectForm(`/${conversation.list}/:iid/reactions`, async (visit, form, req) => {
      const { params, path } = readConversation(visit, conversation, req);
      const name = form.text('name');
      if (form.text('remove') !== '1') {
        await visit.api.call(conversation.addReaction, { params, body: { name } });
        return { redirect: path };
      }
      const all = (await listReactions(visit, conversation, params)) ?? [];
      const own = all.find((each) => each.name === name && each.user.id === visit.actor.user.id);
      if (own !== undefined) {
        const award = { ...params, award_id: own.id };
        await visit.api.call(conversation.removeReaction, { params: award });
      }
      return { redirect: path };
    });
  }
}
