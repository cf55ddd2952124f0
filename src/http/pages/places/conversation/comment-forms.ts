import type { Request } from 'express';
import type { SentForm } from '../../forms.ts';
import type { Reply } from '../../handlers.tsx';
import { attempt } from '../../refused.ts';
import type { PlacePages } from '../place-pages.ts';
import type { ProjectVisit } from '../visits.ts';
import {
  conversations,
  type ConversationKind,
  readComment,
  readConversation,
  readFrom,
  type RefusedComment,
  toNoteAnchor,
} from './subjects.ts';

/** Shows the page of the issue or merge request with a comment that was refused. */
type ShowAgain = (visit: ProjectVisit, req: Request, sent: RefusedComment) => Promise<Reply>;

/** How the comment of a form is added, and where its sender goes on. */
interface CommentTarget {
  readonly label: 'Comment' | 'Reply';
  readonly add: (body: { readonly body: string }) => Promise<object>;
  /** Path of the page that shows the comment. */
  readonly path: string;
  readonly showAgain: (sent: RefusedComment) => Promise<Reply>;
}

/** Adds the comment of a form, and leads to it; a refused one is shown again. */
export async function takeComment(
  form: SentForm,
  { label, add, path, showAgain }: CommentTarget,
): Promise<Reply> {
  const text = readComment(form);
  const { refused, done } = await attempt({ note: label, body: label }, () => add({ body: text }));
  return refused === null ? { redirect: path + toNoteAnchor(done) } : showAgain({ text, refused });
}

/** Forms of new comments and of replies. */
export function addCommentForms(
  pages: PlacePages,
  list: ConversationKind['list'],
  showAgain: ShowAgain,
): void {
  const conversation = conversations.find((each) => each.list === list) ?? conversations[0];
  pages.projectForm(`/${list}/:iid/notes`, (visit, form, req) => {
    const { params, path } = readConversation(visit, conversation, req);
    return takeComment(form, {
      label: 'Comment',
      path,
      add: (body) => visit.api.call(conversation.addNote, { params, body }),
      showAgain: (sent) => showAgain(visit, req, sent),
    });
  });
  pages.projectForm(`/${list}/:iid/discussions/:discussion`, (visit, form, req) => {
    const { params, path } = readConversation(visit, conversation, req);
    const thread = { ...params, discussion_id: String(req.params['discussion']) };
    return takeComment(form, {
      label: 'Reply',
      path: path + readFrom(form.text('from')),
      add: (body) => visit.api.call(conversation.addReply, { params: thread, body }),
      showAgain: (sent) => showAgain(visit, req, sent),
    });
  });
}
