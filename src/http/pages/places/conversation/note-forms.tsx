import type { Request } from 'express';
import { Forbidden } from '#src/errors.ts';
import { Button, Form, TextArea } from '#src/pages/fields.tsx';
import type { SentForm } from '../../forms.ts';
import type { Reply } from '../../handlers.tsx';
import { readPathId, readQueryText } from '../../page-query.ts';
import { attempt, type Refused } from '../../refused.ts';
import type { PlacePages } from '../place-pages.ts';
import { ProjectPage } from '../project-page.tsx';
import type { ProjectVisit } from '../visits.ts';
import { mayChangeNote } from './note-buttons.tsx';
import {
  type ConversationKind,
  conversations,
  readComment,
  readConversation,
  readFrom,
} from './subjects.ts';

const labels = { note: 'Comment', body: 'Comment' };

/** Forms that change and delete comments. */
export function addNoteForms(pages: PlacePages): void {
  for (const conversation of conversations) {
    const path = `/${conversation.list}/:iid/notes/:note`;
    pages.projectOwn(`${path}/edit`, async (visit, req) => {
      const params = toNoteParams(visit, conversation, req);
      const note = await visit.api.call(conversation.getNote, { params });
      if (!mayChangeNote(visit, note)) throw new Forbidden();
      const from = readQueryText(req, 'from');
      return showForm(visit, req, conversation, { text: note.body, from, refused: null });
    });
    pages.projectForm(`${path}/edit`, async (visit, form, req) => {
      const params = toNoteParams(visit, conversation, req);
      const text = readComment(form);
      const { refused } = await attempt(labels, () =>
        visit.api.call(conversation.updateNote, { params, body: { body: text } }),
      );
      const from = form.text('from');
      if (refused !== null) return showForm(visit, req, conversation, { text, from, refused });
      return {
        redirect: `${formatBack(visit, conversation, req, from)}#note_${params.note_id}`,
      };
    });
    pages.projectForm(`${path}/delete`, async (visit, form: SentForm, req) => {
      const params = toNoteParams(visit, conversation, req);
      await visit.api.call(conversation.deleteNote, { params });
      return { redirect: formatBack(visit, conversation, req, form.text('from')) };
    });
  }
}

const toNoteParams = (visit: ProjectVisit, conversation: ConversationKind, req: Request) => ({
  ...readConversation(visit, conversation, req).params,
  note_id: readPathId(req, 'note'),
});

const formatBack = (
  visit: ProjectVisit,
  conversation: ConversationKind,
  req: Request,
  from: string,
): string => readConversation(visit, conversation, req).path + readFrom(from);

interface NoteForm {
  readonly text: string;
  readonly from: string;
  readonly refused: Refused | null;
}

function showForm(
  visit: ProjectVisit,
  req: Request,
  conversation: ConversationKind,
  { text, from, refused }: NoteForm,
): Reply {
  const { frame, root } = visit;
  const { list, mark } = conversation;
  const { number, path } = readConversation(visit, conversation, req);
  const note = readPathId(req, 'note');
  return {
    status: refused === null ? 200 : 422,
    page: (
      <ProjectPage
        visit={visit}
        title="Edit comment"
        tab={list}
        crumbs={[
          { text: conversation.text, path: `${root}/-/${list}` },
          { text: `${mark}${number}`, path },
        ]}
        alert={refused?.alert ?? null}
      >
        <Form frame={frame} action={`${path}/notes/${note}/edit`}>
          <input type="hidden" name="from" value={from} />
          <TextArea
            name="body"
            label="Comment"
            hint="Markdown"
            rows={8}
            value={text}
            errors={refused?.beside['note'] ?? refused?.beside['body']}
            required
          />
          <div class="buttons">
            <Button>Save changes</Button>
            <a class="button quiet" href={`${frame.base}${path}${readFrom(from)}#note_${note}`}>
              Cancel
            </a>
          </div>
        </Form>
      </ProjectPage>
    ),
  };
}
