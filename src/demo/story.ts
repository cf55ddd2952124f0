import type { ImportedCommit } from '#src/git/writing/history.ts';
import { people } from './people.ts';
import type { Username } from './people.ts';

/** New text, a change of the text before, bytes, or null to delete. */
type Edit = string | Buffer | null | ((before: string) => string);
type Edits = Readonly<Record<string, Edit>>;

export interface Story {
  /** Adds the next commit; files keep earlier content. */
  readonly tell: (author: Username, message: string, edits: Edits) => void;
  /** The commits so far, dated over `days` days up to `end` at a working pace. */
  commits(end: Date, days: number): ImportedCommit[];
  text(path: string): string;
}

interface Chapter {
  readonly author: Username;
  readonly message: string;
  readonly changes: ImportedCommit['changes'];
}

/** Collects the commits of one branch; `before` are the texts of the commit that it starts from. */
export function createStory(before: ReadonlyMap<string, string> = new Map()): Story {
  const texts = new Map(before);
  const chapters: Chapter[] = [];

  const apply = (path: string, edit: Edit) => {
    const content = typeof edit === 'function' ? edit(getText(texts, path)) : edit;
    if (typeof content === 'string') texts.set(path, content);
    else texts.delete(path);
    return { path, content };
  };
  return {
    tell(author, message, edits) {
      const changes = Object.entries(edits).map(([path, edit]) => apply(path, edit));
      chapters.push({ author, message, changes });
    },
    commits(end, days) {
      const step = (days * 86_400_000) / chapters.length;
      return chapters.map(({ author, message, changes }, index) => {
        const moment = end.getTime() - (chapters.length - 1 - index) * step;
        const { name, email } = people[author];
        const date = new Date(moveIntoWorkHours(moment, index)).toISOString();
        const identity = { name, email, date };
        return { message, author: identity, committer: identity, changes };
      });
    },
    text: (path) => getText(texts, path),
  };
}

/** Moves a time to a plausible minute between 8:00 and 16:59 of the same day, in ascending order. */
function moveIntoWorkHours(moment: number, index: number): number {
  const day = Math.floor(moment / 86_400_000) * 86_400_000;
  const share = (moment - day) / 86_400_000;
  return day + 8 * 3_600_000 + Math.floor(share * 530) * 60_000 + ((index * 17) % 60) * 1000;
}

function getText(texts: ReadonlyMap<string, string>, path: string): string {
  const text = texts.get(path);
  if (text === undefined) throw new Error(`The demo has no text at ${path} yet`);
  return text;
}
