import type { PlacePages } from '../place-pages.ts';
import { addNoteForms } from './note-forms.tsx';
import { addReactionForms } from './reactions.tsx';
import { addThreadPages } from './thread-page.tsx';

/** Threads, and forms of comments and reactions. */
export function addConversationForms(pages: PlacePages): void {
  addNoteForms(pages);
  addReactionForms(pages);
  addThreadPages(pages);
}
