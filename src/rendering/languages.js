// The types of highlight.js bring those of browsers into every module: this one is not TypeScript, and languages.d.ts
// says what is used of it.
import highlighter from 'highlight.js/lib/common';
import clojure from 'highlight.js/lib/languages/clojure';
import cmake from 'highlight.js/lib/languages/cmake';
import dart from 'highlight.js/lib/languages/dart';
import dockerfile from 'highlight.js/lib/languages/dockerfile';
import elixir from 'highlight.js/lib/languages/elixir';
import erlang from 'highlight.js/lib/languages/erlang';
import groovy from 'highlight.js/lib/languages/groovy';
import haskell from 'highlight.js/lib/languages/haskell';
import nginx from 'highlight.js/lib/languages/nginx';
import ocaml from 'highlight.js/lib/languages/ocaml';
import powershell from 'highlight.js/lib/languages/powershell';
import protobuf from 'highlight.js/lib/languages/protobuf';
import scala from 'highlight.js/lib/languages/scala';

const others = {
  ...{ clojure, cmake, dart, dockerfile, elixir, erlang, groovy, haskell, nginx, ocaml },
  ...{ powershell, protobuf, scala },
};

for (const [name, grammar] of Object.entries(others)) highlighter.registerLanguage(name, grammar);

export { highlighter };
