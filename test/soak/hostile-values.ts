/** Hostile values for refs, paths, names and texts. `canary` is a file that must not appear. */
export function hostileValues(canary: string): readonly string[] {
  return [
    ...['-', '-h', '--help', '--', '--all', `--upload-pack=touch ${canary}`, `--output=${canary}`],
    ...[`--exec=touch ${canary}`, `$(touch ${canary})`, `\`touch ${canary}\``, `;touch ${canary}`],
    ...[`|touch ${canary}`, `main\ntouch ${canary}`, 'main\r\nX-Injected: 1', 'main\0', '\0'],
    ...['..', '../main', '../../config', '../../../../../../etc/passwd', '/etc/passwd', '//x'],
    ...[
      '.git/config',
      '.git',
      '.GIT/hooks/post-update',
      'git~1/config',
      '.git::$DATA',
      '.g\u200dit/x',
    ],
    ...['a\\..\\b', 'C:\\x', 'a//b', './main', 'main/', 'main.lock', 'a..b'],
    ...['@', '@{-1}', '@{u}', 'main@{1}', 'main@{yesterday}', 'main^', 'main~1', 'main^{tree}'],
    ...['main:README.md', ':/Start', ':README.md', '^main', 'main..main', 'main...', 'HEAD~0'],
    ...['refs/heads/main', 'heads/main', 'refs/merge-requests/1/head', 'FETCH_HEAD', 'HEAD.lock'],
    ...['*', 'ma*', 'mai?', '[m]ain', ':(glob)**', ':!README.md', '**/*', '{main,x}'],
    ...[
      'link',
      'link/below',
      'module',
      'module/below',
      'folder',
      ' main',
      'main ',
      '\t',
      '%2e%2e%2f',
    ],
    ...['0', '0'.repeat(40), 'f'.repeat(40), 'f'.repeat(39), 'x'.repeat(4096), 'x/'.repeat(1000)],
    ...['é'.repeat(1100), '\u202emain', '<script>', `"';--`, 'true', '[]', '-1', '99999999999999'],
  ];
}
