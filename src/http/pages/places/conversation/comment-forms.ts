import type { Request } from 'express';
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

/** Forms of new comments and of replies. */
export function addCommentForms(
  pages: PlacePages,
  list: ConversationKind['list'],
  showAgain: ShowAgain,
): void {
  const conversation = conversations.find((each) => each.list === list) ?? conversations[0];
  pages.projectForm(`/${list}/:iid/notes`, async (visit, form, req) => {
    const { params, path } = readConversation(visit, conversation, req);
    const text = readComment(form);
    const { refused, done } = await attempt({ note: 'Comment', body: 'Comment' }, () =>
      visit.api.call(conversation.addNote, { params, body: { body: text } }),
    );
    if (refused !== null) return showAgain(visit, req, { text, refused });
    return { redirect: path + toNoteAnchor(done) };
  });
  pages.projectForm(`/${list}/:iid/discussions/:discussion`, async (visit, form, req) => {
    const { params, path } = readConversation(visit, conversation, req);
    const thread = { ...params, discussion_id: String(req.params['discussion']) };
    const text = readComment(form);
    const { refused, done } = await attempt({ note: 'Reply', body: 'Reply' }, () =>
      visit.api.call(conversation.addReply, { params: thread, body: { body: text } }),
    );
    if (refused !== null) return showAgain(visit, req, { text, refused });
    return { redirect: path + readFrom(form.text('from')) + toNoteAnchor(done) };
  });
}
