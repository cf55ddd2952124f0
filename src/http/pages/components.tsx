import type { Child, FC } from 'hono/jsx';
import { Breadcrumbs } from '#src/pages/breadcrumbs.tsx';
import { CodeLines } from '#src/pages/code-lines.tsx';
import { DiffFiles } from '#src/pages/diff.tsx';
import {
  Button,
  Checkbox,
  FileField,
  Radios,
  Select,
  TextArea,
  TextField,
} from '#src/pages/fields.tsx';
import type { Frame } from '#src/pages/frame.ts';
import { Glyph, glyphNames } from '#src/pages/icons.tsx';
import { Facts, Item, Items, Pager } from '#src/pages/items.tsx';
import { Languages } from '#src/pages/languages.tsx';
import {
  CiState,
  Empty,
  IssueState,
  Label,
  MergeRequestState,
  VisibilityMark,
} from '#src/pages/markers.tsx';
import { Ago } from '#src/pages/moments.tsx';
import { HtmlPage } from '#src/pages/page.tsx';
import { Avatar, PersonLink } from '#src/pages/people.tsx';
import { Tabs } from '#src/pages/tabs.tsx';
import type { CodeLine } from '#src/text/code-line.ts';
import { TerminalLog } from './places/ci/log.tsx';

const path = '/help/components';

/** Every component of the pages with what it is for, as contributors look it up. */
export const ComponentsPage: FC<{ readonly frame: Frame; readonly now: Date }> = ({
  frame,
  now,
}) => (
  <HtmlPage frame={frame} title="Components">
    <p class="lead">The parts of which the pages of Hearth are made.</p>
    <Navigation frame={frame} />
    <States />
    <People frame={frame} now={now} />
    <Lists frame={frame} />
    <Fields frame={frame} />
    <Code />
    <Sample name="Glyph" text="An icon of a line of text. One that stands alone has a label.">
      <p class="glyphs">
        {glyphNames.map((name) => (
          <span title={name}>
            <Glyph name={name} label={name} />{' '}
          </span>
        ))}
      </p>
    </Sample>
  </HtmlPage>
);

const Sample: FC<{ readonly name: string; readonly text: string; readonly children: Child }> = ({
  name,
  text,
  children,
}) => (
  <section>
    <h2>{name}</h2>
    <p class="quiet">{text}</p>
    {children}
  </section>
);

const Navigation: FC<{ readonly frame: Frame }> = ({ frame }) => (
  <>
    <Sample name="Breadcrumbs" text="The way to a page, from the group to the thing itself.">
      <Breadcrumbs
        frame={frame}
        label="Sample of a way"
        crumbs={[{ text: 'Demo', path }, { text: 'Kiln', path }, { text: '#5' }]}
      />
    </Sample>
    <Sample name="Tabs" text="Pages beside each other, with a count where it helps.">
      <Tabs
        frame={frame}
        label="Sample"
        current="list"
        tabs={[
          { name: 'list', text: 'List', path, icon: 'issue-opened', count: 12 },
          { name: 'boards', text: 'Boards', path, icon: 'project' },
        ]}
      />
    </Sample>
  </>
);

const States = () => (
  <>
    <Sample name="State" text="A state with its icon and its word: colour is never its only sign.">
      <p>
        <IssueState state="opened" /> <IssueState state="closed" />
      </p>
      <p>
        <MergeRequestState state="opened" /> <MergeRequestState state="opened" draft />{' '}
        <MergeRequestState state="merged" /> <MergeRequestState state="closed" />
      </p>
      <p>
        {['success', 'failed', 'running', 'pending', 'manual', 'skipped'].map((status) => (
          <>
            <CiState status={status} />{' '}
          </>
        ))}
      </p>
    </Sample>
    <Sample name="Label" text="The colour is a dot, so that the name keeps its contrast.">
      <p>
        <Label name="bug" color="#d9534f" /> <Label name="feature" color="#5cb85c" href={path} />
      </p>
    </Sample>
    <Sample name="VisibilityMark" text="Who may see a project or group.">
      <p>
        <VisibilityMark visibility="public" /> <VisibilityMark visibility="internal" />{' '}
        <VisibilityMark visibility="private" />
      </p>
    </Sample>
  </>
);

const hourMs = 3_600_000;

const People: FC<{ readonly frame: Frame; readonly now: Date }> = ({ frame, now }) => (
  <>
    <Sample
      name="Avatar, PersonLink"
      text="A user by picture and name, with a link to the profile."
    >
      <p>
        <PersonLink
          frame={frame}
          person={{ name: 'Demo Maintainer', username: 'maintainer' }}
          picture
        />{' '}
        <Avatar frame={frame} url={null} name="Kiln" large />
      </p>
    </Sample>
    <Sample name="Ago" text="A time as people say it. The title has the exact time.">
      <p>
        <Ago at={new Date(now.getTime() - 5 * hourMs).toISOString()} now={now} />
      </p>
    </Sample>
  </>
);

const middlePage = { kind: 'offset', page: 2, perPage: 20, hasNext: true, total: 60 } as const;

const Lists: FC<{ readonly frame: Frame }> = ({ frame }) => (
  <>
    <Sample name="Items" text="A list, each with its facts and what can be done with it.">
      <Items none="Nothing here.">
        <Item title={<a href={path}>Cone 6 ends ten degrees too hot</a>} mark="new">
          <div class="quiet">#8 opened today</div>
        </Item>
        <Item
          title="Alarm when a thermocouple fails"
          actions={<Button kind="quiet">Close</Button>}
        />
      </Items>
    </Sample>
    <Sample name="Facts" text="Facts with their names.">
      <Facts
        facts={[
          ['Stage', 'test'],
          ['Duration', '22 s'],
        ]}
      />
    </Sample>
    <Sample name="Pager" text="The pages before and after; nothing for a list of one page.">
      <Pager frame={frame} path={path} page={middlePage} />
    </Sample>
    <Sample name="Empty" text="An empty place, with what to do about it.">
      <Empty title="The repository is empty">
        <p>Clone it and push a first commit.</p>
      </Empty>
    </Sample>
    <Sample name="Languages" text="Languages of a project, the largest first.">
      <Languages shares={{ TypeScript: 80, CSS: 15, Shell: 5 }} />
    </Sample>
  </>
);

const Fields: FC<{ readonly frame: Frame }> = ({ frame }) => (
  <Sample
    name="Form"
    text="Fields with their labels, hints and faults. This form sends nothing to the server but its address."
  >
    <form action={frame.base + path}>
      <TextField name="title" label="Title" hint="At most 255 characters" value="Slow cooling" />
      <TextField name="due" label="Due date" type="date" errors={['is not a date']} />
      <TextArea name="body" label="Description" hint="Markdown" rows={2} />
      <Select
        name="role"
        label="Role"
        value="30"
        choices={[
          ['20', 'Reporter'],
          ['30', 'Developer'],
        ]}
      />
      <Checkbox name="confidential" label="Confidential" />
      <Radios
        name="visibility"
        label="Visibility"
        value="private"
        choices={[
          { value: 'private', text: 'Private', hint: 'Members see the project' },
          { value: 'public', text: 'Public' },
        ]}
      />
      <FileField name="file" label="File" hint="At most 10 MB" />
      <div class="buttons">
        <Button>Save</Button>
        <Button kind="quiet">Cancel</Button>
        <Button kind="danger">Delete</Button>
      </div>
    </form>
  </Sample>
);

const words: readonly CodeLine[] = [
  [
    ['kw', 'const'],
    ['', ' cone = '],
    ['num', '6'],
    ['', '; '],
    ['com', '// 1,222 °C'],
  ],
];

const patch = '@@ -1,2 +1,2 @@\n const kiln = open();\n-kiln.heat(150);\n+kiln.heat(60);\n';

const Code = () => (
  <>
    <Sample name="CodeLines" text="Lines of a file, with their numbers as anchors.">
      <CodeLines
        text={'const cone = 6; // 1,222 °C'}
        words={words}
        label="Sample of code"
        page={path}
        raw={path}
      />
    </Sample>
    <Sample name="DiffFiles" text="Changed files, with what differs within a line.">
      <DiffFiles
        files={[
          {
            diff: patch,
            old_path: 'kiln.js',
            new_path: 'kiln.js',
            a_mode: '100644',
            b_mode: '100644',
            new_file: false,
            renamed_file: false,
            deleted_file: false,
          },
        ]}
      />
    </Sample>
    <Sample name="TerminalLog" text="The log of a job, with the colours of a terminal.">
      <TerminalLog log={'\u001b[32m$ npm test\u001b[0m\nall 12 tests passed\n'} />
    </Sample>
  </>
);
