// Generated from spec/resources/repository-files.yaml; do not edit. Run `npm run generate`.
import { contracts } from '../../test/contract/contract.ts';

await contracts([
{
  "id": "getRepositoryFile",
  "resource": "repository-files",
  "method": "GET",
  "path": "/projects/{id}/repository/files/{file_path}",
  "route": "/api/v4/projects/{id}/repository/files/{file_path}",
  "source": "spec/resources/repository-files.yaml:5:5",
  "access": {
    "kind": "project",
    "level": "visible",
    "parameter": "id",
    "feature": "repository",
    "signedIn": false,
    "early": false
  },
  "scopes": [
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln",
    "file_path": "README.md"
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    200
  ],
  "statuses": [
    200,
    400,
    401,
    403,
    404,
    429
  ],
  "body": null,
  "files": [],
  "query": {
    "ref": "main"
  },
  "violations": [
    {
      "place": "path",
      "name": "id",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": "x",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "file_path",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "file_path",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "query",
      "name": "ref",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "ref",
      "value": "",
      "within": "x",
      "text": "is empty"
    },
    {
      "place": "query",
      "name": "ref",
      "value": {
        "repeat": "x",
        "times": 1025
      },
      "within": {
        "repeat": "x",
        "times": 1024
      },
      "text": "is expected to have length less than or equal to 1024"
    },
    {
      "place": "query",
      "name": "ref",
      "text": "is missing"
    }
  ],
  "related": {}
},
{
  "id": "createRepositoryFile",
  "resource": "repository-files",
  "method": "POST",
  "path": "/projects/{id}/repository/files/{file_path}",
  "route": "/api/v4/projects/{id}/repository/files/{file_path}",
  "source": "spec/resources/repository-files.yaml:92:5",
  "access": {
    "kind": "project",
    "level": "developer",
    "parameter": "id",
    "feature": "repository",
    "signedIn": true,
    "early": true
  },
  "scopes": [
    "api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln",
    "file_path": "README.md"
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    201
  ],
  "statuses": [
    201,
    400,
    401,
    403,
    404
  ],
  "body": {
    "branch": "main",
    "content": "puts \"hot\"",
    "commit_message": "Heat up"
  },
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "file_path",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "file_path",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "branch",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "branch",
      "value": "",
      "within": "x",
      "text": "is empty"
    },
    {
      "place": "body",
      "name": "branch",
      "value": {
        "repeat": "x",
        "times": 1025
      },
      "within": {
        "repeat": "x",
        "times": 1024
      },
      "text": "is expected to have length less than or equal to 1024"
    },
    {
      "place": "body",
      "name": "branch",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "content",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "content",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "commit_message",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "commit_message",
      "value": "",
      "within": "x",
      "text": "is empty"
    },
    {
      "place": "body",
      "name": "commit_message",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "start_branch",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "start_branch",
      "value": {
        "repeat": "x",
        "times": 1025
      },
      "within": {
        "repeat": "x",
        "times": 1024
      },
      "text": "is expected to have length less than or equal to 1024"
    },
    {
      "place": "body",
      "name": "encoding",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "encoding",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "author_email",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "author_email",
      "value": {
        "repeat": "x",
        "times": 1025
      },
      "within": {
        "repeat": "x",
        "times": 1024
      },
      "text": "is expected to have length less than or equal to 1024"
    },
    {
      "place": "body",
      "name": "author_name",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "author_name",
      "value": {
        "repeat": "x",
        "times": 1025
      },
      "within": {
        "repeat": "x",
        "times": 1024
      },
      "text": "is expected to have length less than or equal to 1024"
    },
    {
      "place": "body",
      "name": "execute_filemode",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "execute_filemode",
      "value": "2",
      "text": "is invalid"
    }
  ],
  "related": {}
},
{
  "id": "updateRepositoryFile",
  "resource": "repository-files",
  "method": "PUT",
  "path": "/projects/{id}/repository/files/{file_path}",
  "route": "/api/v4/projects/{id}/repository/files/{file_path}",
  "source": "spec/resources/repository-files.yaml:122:5",
  "access": {
    "kind": "project",
    "level": "developer",
    "parameter": "id",
    "feature": "repository",
    "signedIn": true,
    "early": true
  },
  "scopes": [
    "api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln",
    "file_path": "README.md"
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    200
  ],
  "statuses": [
    200,
    400,
    401,
    403,
    404
  ],
  "body": {
    "branch": "main",
    "content": "puts \"hotter\"",
    "commit_message": "Heat up more",
    "last_commit_id": "570e7b2abdd848b95f2f578043fc23bd6f6fd24d"
  },
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "file_path",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "file_path",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "branch",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "branch",
      "value": "",
      "within": "x",
      "text": "is empty"
    },
    {
      "place": "body",
      "name": "branch",
      "value": {
        "repeat": "x",
        "times": 1025
      },
      "within": {
        "repeat": "x",
        "times": 1024
      },
      "text": "is expected to have length less than or equal to 1024"
    },
    {
      "place": "body",
      "name": "branch",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "content",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "content",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "commit_message",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "commit_message",
      "value": "",
      "within": "x",
      "text": "is empty"
    },
    {
      "place": "body",
      "name": "commit_message",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "start_branch",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "start_branch",
      "value": {
        "repeat": "x",
        "times": 1025
      },
      "within": {
        "repeat": "x",
        "times": 1024
      },
      "text": "is expected to have length less than or equal to 1024"
    },
    {
      "place": "body",
      "name": "encoding",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "encoding",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "author_email",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "author_email",
      "value": {
        "repeat": "x",
        "times": 1025
      },
      "within": {
        "repeat": "x",
        "times": 1024
      },
      "text": "is expected to have length less than or equal to 1024"
    },
    {
      "place": "body",
      "name": "author_name",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "author_name",
      "value": {
        "repeat": "x",
        "times": 1025
      },
      "within": {
        "repeat": "x",
        "times": 1024
      },
      "text": "is expected to have length less than or equal to 1024"
    },
    {
      "place": "body",
      "name": "last_commit_id",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "last_commit_id",
      "value": {
        "repeat": "x",
        "times": 65
      },
      "within": {
        "repeat": "x",
        "times": 64
      },
      "text": "is expected to have length less than or equal to 64"
    },
    {
      "place": "body",
      "name": "execute_filemode",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "execute_filemode",
      "value": "2",
      "text": "is invalid"
    }
  ],
  "related": {}
},
{
  "id": "deleteRepositoryFile",
  "resource": "repository-files",
  "method": "DELETE",
  "path": "/projects/{id}/repository/files/{file_path}",
  "route": "/api/v4/projects/{id}/repository/files/{file_path}",
  "source": "spec/resources/repository-files.yaml:155:5",
  "access": {
    "kind": "project",
    "level": "developer",
    "parameter": "id",
    "feature": "repository",
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln",
    "file_path": "README.md"
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    204
  ],
  "statuses": [
    204,
    400,
    401,
    403,
    404
  ],
  "body": null,
  "files": [],
  "query": {
    "branch": "main",
    "commit_message": "Cool down"
  },
  "violations": [
    {
      "place": "path",
      "name": "id",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": "x",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "file_path",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "file_path",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "query",
      "name": "branch",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "branch",
      "value": "",
      "within": "x",
      "text": "is empty"
    },
    {
      "place": "query",
      "name": "branch",
      "value": {
        "repeat": "x",
        "times": 1025
      },
      "within": {
        "repeat": "x",
        "times": 1024
      },
      "text": "is expected to have length less than or equal to 1024"
    },
    {
      "place": "query",
      "name": "branch",
      "text": "is missing"
    },
    {
      "place": "query",
      "name": "commit_message",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "commit_message",
      "value": "",
      "within": "x",
      "text": "is empty"
    },
    {
      "place": "query",
      "name": "commit_message",
      "text": "is missing"
    },
    {
      "place": "query",
      "name": "start_branch",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "start_branch",
      "value": {
        "repeat": "x",
        "times": 1025
      },
      "within": {
        "repeat": "x",
        "times": 1024
      },
      "text": "is expected to have length less than or equal to 1024"
    },
    {
      "place": "query",
      "name": "author_email",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "author_email",
      "value": {
        "repeat": "x",
        "times": 1025
      },
      "within": {
        "repeat": "x",
        "times": 1024
      },
      "text": "is expected to have length less than or equal to 1024"
    },
    {
      "place": "query",
      "name": "author_name",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "author_name",
      "value": {
        "repeat": "x",
        "times": 1025
      },
      "within": {
        "repeat": "x",
        "times": 1024
      },
      "text": "is expected to have length less than or equal to 1024"
    },
    {
      "place": "query",
      "name": "last_commit_id",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "last_commit_id",
      "value": {
        "repeat": "x",
        "times": 65
      },
      "within": {
        "repeat": "x",
        "times": 64
      },
      "text": "is expected to have length less than or equal to 64"
    }
  ],
  "related": {}
},
{
  "id": "listRepositoryFileBlame",
  "resource": "repository-files",
  "method": "GET",
  "path": "/projects/{id}/repository/files/{file_path}/blame",
  "route": "/api/v4/projects/{id}/repository/files/{file_path}/blame",
  "source": "spec/resources/repository-files.yaml:201:5",
  "access": {
    "kind": "project",
    "level": "visible",
    "parameter": "id",
    "feature": "repository",
    "signedIn": false,
    "early": false
  },
  "scopes": [
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln",
    "file_path": "README.md"
  },
  "paginated": true,
  "keyset": [],
  "orders": [],
  "successes": [
    200
  ],
  "statuses": [
    200,
    400,
    401,
    403,
    404,
    429
  ],
  "body": null,
  "files": [],
  "query": {
    "ref": "main"
  },
  "violations": [
    {
      "place": "path",
      "name": "id",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": "x",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "file_path",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "file_path",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "query",
      "name": "ref",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "ref",
      "value": "",
      "within": "x",
      "text": "is empty"
    },
    {
      "place": "query",
      "name": "ref",
      "value": {
        "repeat": "x",
        "times": 1025
      },
      "within": {
        "repeat": "x",
        "times": 1024
      },
      "text": "is expected to have length less than or equal to 1024"
    },
    {
      "place": "query",
      "name": "ref",
      "text": "is missing"
    },
    {
      "place": "query",
      "name": "range",
      "value": "text",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "range",
      "told": "range[start]",
      "value": {
        "end": 1,
        "start": "abc"
      },
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "range",
      "told": "range[start]",
      "value": {
        "end": 1,
        "start": 0
      },
      "text": "does not have a valid value",
      "within": {
        "end": 1,
        "start": 1
      }
    },
    {
      "place": "query",
      "name": "range",
      "told": "range[start]",
      "value": {
        "end": 1
      },
      "text": "is missing"
    },
    {
      "place": "query",
      "name": "range",
      "told": "range[end]",
      "value": {
        "start": 1,
        "end": "abc"
      },
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "range",
      "told": "range[end]",
      "value": {
        "start": 1,
        "end": 0
      },
      "text": "does not have a valid value",
      "within": {
        "start": 1,
        "end": 1
      }
    },
    {
      "place": "query",
      "name": "range",
      "told": "range[end]",
      "value": {
        "start": 1
      },
      "text": "is missing"
    },
    {
      "place": "query",
      "name": "page",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "getRawRepositoryFile",
  "resource": "repository-files",
  "method": "GET",
  "path": "/projects/{id}/repository/files/{file_path}/raw",
  "route": "/api/v4/projects/{id}/repository/files/{file_path}/raw",
  "source": "spec/resources/repository-files.yaml:297:5",
  "access": {
    "kind": "project",
    "level": "visible",
    "parameter": "id",
    "feature": "repository",
    "signedIn": false,
    "early": false
  },
  "scopes": [
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln",
    "file_path": "README.md"
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    200
  ],
  "statuses": [
    200,
    400,
    401,
    403,
    404,
    429
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "id",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": "x",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "file_path",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "file_path",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "query",
      "name": "ref",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "ref",
      "value": {
        "repeat": "x",
        "times": 1025
      },
      "within": {
        "repeat": "x",
        "times": 1024
      },
      "text": "is expected to have length less than or equal to 1024"
    },
    {
      "place": "query",
      "name": "lfs",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "lfs",
      "value": "2",
      "text": "is invalid"
    }
  ],
  "related": {}
},
]);
