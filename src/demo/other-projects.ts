import { createStory } from './story.ts';
import type { Story } from './story.ts';

/** Recipes: an internal collection that several people write. */
export function tellGlazeStory(): Story {
  const story = createStory();
  story.tell('writer', 'Open the glaze book', {
    'README.md': '# Glaze book\n\nRecipes by weight, tested on white stoneware.\n',
  });
  const glazes = [
    ['celadon', 'Feldspar 40, Silica 30, Whiting 20, Kaolin 10, Iron oxide 1'],
    ['tenmoku', 'Feldspar 45, Silica 25, Whiting 15, Kaolin 7, Iron oxide 8'],
    ['oatmeal', 'Dolomite 20, Feldspar 50, Kaolin 25, Silica 5'],
    ['rutile-blue', 'Feldspar 42, Silica 25, Whiting 18, Kaolin 9, Rutile 6'],
    ['clear', 'Feldspar 38, Silica 30, Whiting 22, Kaolin 10'],
    ['ash', 'Wood ash 50, Feldspar 30, Kaolin 20'],
  ] as const;
  glazes.forEach(([name, recipe], index) => {
    story.tell(index % 2 === 0 ? 'writer' : 'contributor', `Write down ${name}`, {
      [`recipes/${name}.md`]: `# ${name}\n\n${recipe}\n`,
    });
  });
  story.tell('contributor', 'Fire tenmoku hotter', {
    'recipes/tenmoku.md': (text) => `${text}\nCone 10, and fast through the last hour.\n`,
  });
  story.tell('tester', 'Warn of running ash', {
    'recipes/ash.md': (text) => `${text}\nRuns. Leave a finger's width at the foot.\n`,
  });
  return story;
}

/** A public web page. */
export function tellWebsiteStory(): Story {
  const story = createStory();
  const formatPage = (body: string) =>
    `<!doctype html>\n<html lang="en">\n<title>The studio</title>\n<body>\n${body}\n</body>\n</html>\n`;
  story.tell('developer', 'Put up a page', {
    'public/index.html': formatPage('<h1>The studio</h1>'),
  });
  story.tell('developer', 'Say how to build it', {
    'README.md': '# Website\n\nPlain files: copy `public/` to the server.\n',
  });
  story.tell('writer', 'Give the opening hours', {
    'public/index.html': formatPage(
      '<h1>The studio</h1>\n<p>Open on Tuesdays and Saturdays, 10 to 18.</p>',
    ),
  });
  story.tell('developer', 'Add some style', {
    'public/style.css':
      'body {\n  margin: 4rem auto;\n  max-width: 40rem;\n  font: 1.1rem/1.5 sans-serif;\n}\n',
    'public/index.html': (text) =>
      text.replace('<body>', '<link rel="stylesheet" href="style.css">\n<body>'),
  });
  return story;
}

/** A private project that only its members see. */
export function tellDeploymentStory(): Story {
  const story = createStory();
  story.tell('maintainer', 'Describe the server', {
    'README.md': '# Deployment\n\nOne machine, one service. Members only.\n',
    'service.conf': 'port = 8080\nworkers = 2\n',
  });
  story.tell('developer', 'Use four processes', {
    'service.conf': (text) => text.replace('workers = 2', 'workers = 4'),
  });
  story.tell('maintainer', 'Back up every night', {
    'backup.sh': '#!/bin/sh\nset -eu\ntar -czf "backup-$(date +%F).tar.gz" data\n',
  });
  return story;
}

/** Notes of a user, in the personal namespace. */
export function tellNotesStory(): Story {
  const story = createStory();
  story.tell('contributor', 'Start a notebook', { 'README.md': '# Notes\n' });
  story.tell('contributor', 'Remember the test tiles', {
    'README.md': (text) => `${text}\n- Twelve test tiles are in the lower shelf.\n`,
  });
  return story;
}
