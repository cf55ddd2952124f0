/**
 * Languages that people program in or lay out pages with, by the endings of their files. Data and prose (JSON, YAML,
 * Markdown) are no languages here. An ending that several languages use stands with the commonest of them.
 */
const endings: Readonly<Record<string, string>> = {
  ABAP: 'abap',
  ActionScript: 'as',
  Ada: 'adb ads ada',
  Agda: 'agda',
  Apex: 'cls trigger',
  AppleScript: 'applescript scpt',
  ArkTS: 'ets',
  Assembly: 'asm s nasm',
  Astro: 'astro',
  AutoHotkey: 'ahk',
  AutoIt: 'au3',
  Awk: 'awk gawk',
  Ballerina: 'bal',
  Batchfile: 'bat cmd',
  Bicep: 'bicep',
  BitBake: 'bb bbclass',
  Blade: 'blade.php',
  Brainfuck: 'bf',
  C: 'c h cats idc',
  'C#': 'cs csx cake',
  'C++': 'cpp cc cxx c++ hpp hh hxx h++ ipp tpp inl ixx cppm',
  CMake: 'cmake',
  COBOL: 'cob cbl cobol cpy',
  CSS: 'css',
  Carbon: 'carbon',
  Chapel: 'chpl',
  Clojure: 'clj cljs cljc cljx boot',
  CoffeeScript: 'coffee iced',
  'Common Lisp': 'lisp lsp cl asd',
  Crystal: 'cr',
  Cuda: 'cu cuh',
  Cython: 'pyx pxd pxi',
  D: 'd di',
  Dart: 'dart',
  Dhall: 'dhall',
  EJS: 'ejs',
  Eiffel: 'e',
  Elixir: 'ex exs',
  Elm: 'elm',
  'Emacs Lisp': 'el',
  Erlang: 'erl hrl escript',
  'F#': 'fs fsi fsx',
  Factor: 'factor',
  Fennel: 'fnl',
  Forth: 'fth 4th forth',
  Fortran: 'f f77 for fpp f90 f95 f03 f08',
  GAP: 'gap',
  GDScript: 'gd',
  GLSL: 'glsl vert frag geom tesc tese comp',
  Gleam: 'gleam',
  Go: 'go',
  Groovy: 'groovy gvy gradle',
  HCL: 'hcl tf tfvars nomad',
  HLSL: 'hlsl fx fxh',
  HTML: 'html htm xhtml',
  Hack: 'hack hhi',
  Haml: 'haml',
  Handlebars: 'hbs handlebars',
  Haskell: 'hs lhs hsc',
  Haxe: 'hx hxsl',
  IDL: 'dlm',
  Idris: 'idr lidr',
  'Inno Setup': 'iss',
  Io: 'io',
  J: 'ijs',
  Janet: 'janet',
  Java: 'java jav',
  'Java Server Pages': 'jsp',
  JavaScript: 'js cjs mjs jsx es6 jsm',
  Jinja: 'jinja j2 jinja2',
  Jsonnet: 'jsonnet libsonnet',
  Julia: 'jl',
  'Jupyter Notebook': 'ipynb',
  Kotlin: 'kt kts ktm',
  LLVM: 'll',
  LSL: 'lsl',
  Lean: 'lean',
  Less: 'less',
  Liquid: 'liquid',
  'Literate CoffeeScript': 'litcoffee',
  LiveScript: 'ls',
  Lua: 'lua rockspec wlua',
  Luau: 'luau',
  MATLAB: 'matlab',
  MDX: 'mdx',
  Makefile: 'mak mk mkfile',
  Mako: 'mako mao',
  Metal: 'metal',
  Mojo: 'mojo',
  Mustache: 'mustache',
  NSIS: 'nsi nsh',
  Nim: 'nim nims nimrod',
  Nix: 'nix',
  Nunjucks: 'njk',
  Nushell: 'nu',
  OCaml: 'ml mli mll mly eliom',
  'Objective-C': 'm',
  'Objective-C++': 'mm',
  Odin: 'odin',
  'Open Policy Agent': 'rego',
  OpenCL: 'opencl',
  OpenSCAD: 'scad',
  PHP: 'php php3 php4 php5 phps phpt phtml',
  PLSQL: 'pls plb pck pkb pks plsql',
  PLpgSQL: 'pgsql',
  Pascal: 'pas dpr dfm lpr pascal',
  Perl: 'pl pm perl ph plx psgi',
  Pony: 'pony',
  PostScript: 'ps eps',
  PowerShell: 'ps1 psm1 psd1',
  Processing: 'pde',
  Prolog: 'prolog yap',
  Pug: 'pug jade',
  Puppet: 'pp',
  PureScript: 'purs',
  Python: 'py pyw pyi gyp gypi wsgi',
  QML: 'qml qbs',
  R: 'r rsx',
  Racket: 'rkt rktd rktl scrbl',
  Raku: 'raku rakumod rakutest p6 pm6',
  Reason: 're rei',
  ReScript: 'res resi',
  "Ren'Py": 'rpy',
  RobotFramework: 'robot',
  Ruby: 'rb rbw rake gemspec podspec ru jbuilder rabl thor builder',
  Rust: 'rs',
  SCSS: 'scss',
  Sass: 'sass',
  Scala: 'scala sbt sc',
  Scheme: 'scm ss sld sps',
  Shell: 'sh bash zsh ksh bats fish command',
  Slim: 'slim',
  Smalltalk: 'st',
  Smarty: 'tpl',
  Solidity: 'sol',
  'Standard ML': 'sml sig fun',
  Starlark: 'bzl star starlark',
  Stata: 'do ado doh',
  Stylus: 'styl',
  SuperCollider: 'scd',
  Svelte: 'svelte',
  Swift: 'swift',
  SystemVerilog: 'sv svh vh',
  TLA: 'tla',
  Tcl: 'tcl adp tm',
  TeX: 'tex sty ltx dtx bbx cbx',
  Thrift: 'thrift',
  TypeScript: 'ts tsx cts mts',
  Typst: 'typ',
  V: 'vsh',
  VBA: 'bas frm',
  VHDL: 'vhd vhdl vho vht',
  Vala: 'vala vapi',
  Velocity: 'vm vtl',
  Verilog: 'v veo',
  'Vim Script': 'vim vimrc',
  'Visual Basic .NET': 'vb vbhtml',
  Vue: 'vue',
  WGSL: 'wgsl',
  WebAssembly: 'wat wast',
  XSLT: 'xsl xslt',
  Yacc: 'y yacc yy',
  Zig: 'zig',
};

/** Files whose complete name determines the language; in lower case. */
const names: Readonly<Record<string, string>> = {
  CMake: 'cmakelists.txt',
  Dockerfile: 'dockerfile containerfile',
  Groovy: 'jenkinsfile',
  Just: 'justfile .justfile',
  Makefile: 'makefile gnumakefile bsdmakefile makefile.am makefile.in kbuild',
  Meson: 'meson.build meson_options.txt',
  Perl: 'cpanfile rexfile makefile.pl',
  Procfile: 'procfile',
  Python: 'sconstruct sconscript wscript snakefile',
  Ruby: 'rakefile gemfile guardfile capfile podfile vagrantfile brewfile fastfile dangerfile appraisals berksfile',
  Shell: '.bashrc .bash_profile .bash_aliases .profile .zshrc .zshenv .zprofile pkgbuild apkbuild',
  Starlark: 'build build.bazel workspace workspace.bazel module.bazel tiltfile buck',
  'Vim Script': '.vimrc .gvimrc _vimrc',
};

/** Programs that run files without an ending, as their first line names them. */
const interpreters: Readonly<Record<string, string>> = {
  Awk: 'awk gawk mawk',
  Crystal: 'crystal',
  Elixir: 'elixir',
  Erlang: 'escript',
  Groovy: 'groovy',
  Haskell: 'runhaskell runghc stack',
  JavaScript: 'node nodejs bun',
  Julia: 'julia',
  Lua: 'lua luajit',
  Makefile: 'make',
  OCaml: 'ocaml ocamlrun',
  PHP: 'php',
  Perl: 'perl',
  PowerShell: 'pwsh powershell',
  Python: 'python python2 python3 pypy uv',
  R: 'rscript',
  Racket: 'racket',
  Raku: 'raku perl6',
  Ruby: 'ruby jruby rbx macruby rake',
  Scala: 'scala scala-cli',
  Scheme: 'guile csi',
  Shell: 'sh bash zsh ksh dash ash fish mksh bats',
  Swift: 'swift',
  Tcl: 'tclsh wish expect',
  TypeScript: 'deno ts-node tsx',
};

const invertTable = (table: Readonly<Record<string, string>>) =>
  new Map(
    Object.entries(table).flatMap(([language, words]) =>
      words.split(' ').map((word) => [word, language] as const),
    ),
  );

const byEnding = invertTable(endings);
const byName = invertTable(names);
const byInterpreter = invertTable(interpreters);

/** The language of a file by its name; null for data, prose and unknown names. */
export function detectLanguageByName(name: string): string | null {
  const lower = name.toLowerCase();
  const named = byName.get(lower);
  if (named !== undefined) return named;
  if (lower.startsWith('dockerfile.') || lower.endsWith('.dockerfile')) return 'Dockerfile';
  // The longest ending first: of `page.blade.php`, `blade.php` counts.
  for (let dot = lower.indexOf('.'); dot !== -1; dot = lower.indexOf('.', dot + 1)) {
    const language = byEnding.get(lower.slice(dot + 1));
    if (language !== undefined) return language;
  }
  return null;
}

/** The language of a script, by its first line: `#!/usr/bin/env -S python3.12 -u`. */
export function detectLanguageByScript(firstLine: string): string | null {
  const [, command = ''] = /^#!\s*(\S.*)$/.exec(firstLine) ?? [];
  const words = command.split(/\s+/).map((word) => word.slice(word.lastIndexOf('/') + 1));
  // `env` runs the program after its options and settings.
  const program =
    words[0] === 'env'
      ? words.slice(1).find((word) => !word.startsWith('-') && !word.includes('='))
      : words[0];
  if (program === undefined) return null;
  const lower = program.toLowerCase();
  return byInterpreter.get(lower) ?? byInterpreter.get(lower.replace(/[\d.]+$/, '')) ?? null;
}

/** File extensions that count as another language if the project uses that one. */
export const sharedHeaders: Readonly<Record<string, readonly string[]>> = {
  '.h': ['C++', 'Objective-C++', 'Objective-C'],
};

// Third-party, generated and documentation files, which do not count in the languages of a project.
const notOwn = [
  /(?:^|\/)(?:node_modules|bower_components|vendors?|third[-_]?party|3rd[-_]?party|extern(?:al)?s?)\//i,
  /(?:^|\/)(?:dist|cache|\.yarn|\.vscode|\.idea|site-packages|carthage|pods|javadoc|documentation)\//i,
  /^(?:deps|dependencies|docs?|man|examples?|samples?|demos?)\//i,
  /(?:^|\/)(?:jquery|bootstrap|modernizr|angular|ember|d3)(?:[-.]v?\d[\w.-]*)?\.(?:js|css)$/i,
  /[.-]min\.(?:js|css)$/i,
  /\.(?:pb|pb\.gw|g|designer|generated)\.(?:go|py|cc|h|cs|dart|ts|js)$/i,
  /_pb2(?:_grpc)?\.py$/i,
  /(?:^|\/)(?:gradlew(?:\.bat)?|mvnw(?:\.cmd)?|configure|config\.(?:guess|sub)|ltmain\.sh)$/i,
];

/** Tells whether a file counts as the project's own source, by its path. */
export function isOwnSource(path: string): boolean {
  return !notOwn.some((pattern) => pattern.test(path));
}
