// Generated from spec/resources/container-registry.yaml; do not edit. Run `npm run generate`.
import { contracts } from '../../test/contract/contract.ts';

await contracts([
{
  "id": "listGroupRegistryRepositories",
  "resource": "container-registry",
  "method": "GET",
  "path": "/groups/{id}/registry/repositories",
  "route": "/api/v4/groups/{id}/registry/repositories",
  "source": "spec/resources/container-registry.yaml:56:5",
  "access": {
    "kind": "group",
    "level": "guest",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": null,
  "pending": true,
  "relations": null,
  "pathParameters": {
    "id": "demo"
  },
  "paginated": true,
  "keyset": [],
  "orders": [],
  "successes": [
    501
  ],
  "statuses": [
    200,
    400,
    401,
    403,
    404
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
      "place": "query",
      "name": "tags",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "tags",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "tags_count",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "tags_count",
      "value": "2",
      "text": "is invalid"
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
  "id": "listProjectRegistryRepositories",
  "resource": "container-registry",
  "method": "GET",
  "path": "/projects/{id}/registry/repositories",
  "route": "/api/v4/projects/{id}/registry/repositories",
  "source": "spec/resources/container-registry.yaml:7:5",
  "access": {
    "kind": "project",
    "level": "visible",
    "parameter": "id",
    "feature": "container_registry",
    "signedIn": false,
    "early": false
  },
  "scopes": [
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": null,
  "pending": true,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln"
  },
  "paginated": true,
  "keyset": [],
  "orders": [],
  "successes": [
    501
  ],
  "statuses": [
    200,
    400,
    401,
    403,
    404
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
      "place": "query",
      "name": "tags",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "tags",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "tags_count",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "tags_count",
      "value": "2",
      "text": "is invalid"
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
  "id": "deleteRegistryRepository",
  "resource": "container-registry",
  "method": "DELETE",
  "path": "/projects/{id}/registry/repositories/{repository_id}",
  "route": "/api/v4/projects/{id}/registry/repositories/{repository_id}",
  "source": "spec/resources/container-registry.yaml:159:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
    "parameter": "id",
    "feature": "container_registry",
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "api"
  ],
  "tier": null,
  "flag": null,
  "pending": true,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln",
    "repository_id": 7
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    501
  ],
  "statuses": [
    202,
    400,
    401,
    403,
    404
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
      "name": "repository_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "repository_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "repository_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "repository_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "repository_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "repository_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "repository_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "repository_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "repository_id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "listRegistryTags",
  "resource": "container-registry",
  "method": "GET",
  "path": "/projects/{id}/registry/repositories/{repository_id}/tags",
  "route": "/api/v4/projects/{id}/registry/repositories/{repository_id}/tags",
  "source": "spec/resources/container-registry.yaml:183:5",
  "access": {
    "kind": "project",
    "level": "visible",
    "parameter": "id",
    "feature": "container_registry",
    "signedIn": false,
    "early": false
  },
  "scopes": [
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": null,
  "pending": true,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln",
    "repository_id": 7
  },
  "paginated": true,
  "keyset": [],
  "orders": [],
  "successes": [
    501
  ],
  "statuses": [
    200,
    400,
    401,
    403,
    404
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
      "name": "repository_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "repository_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "repository_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "repository_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "repository_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "repository_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "repository_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "repository_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "repository_id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
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
  "id": "deleteRegistryTags",
  "resource": "container-registry",
  "method": "DELETE",
  "path": "/projects/{id}/registry/repositories/{repository_id}/tags",
  "route": "/api/v4/projects/{id}/registry/repositories/{repository_id}/tags",
  "source": "spec/resources/container-registry.yaml:218:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
    "parameter": "id",
    "feature": "container_registry",
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "api"
  ],
  "tier": null,
  "flag": null,
  "pending": true,
  "relations": {
    "exclusive": [],
    "atLeastOne": [
      [
        "name_regex",
        "name_regex_delete"
      ]
    ],
    "exactlyOne": [],
    "allOrNone": []
  },
  "pathParameters": {
    "id": "demo/kiln",
    "repository_id": 7
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    501
  ],
  "statuses": [
    202,
    400,
    401,
    403,
    404
  ],
  "body": null,
  "files": [],
  "query": {
    "name_regex_delete": "v.+"
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
      "name": "repository_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "repository_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "repository_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "repository_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "repository_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "repository_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "repository_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "repository_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "repository_id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "name_regex_delete",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "name_regex_delete",
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
      "name": "name_regex",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "name_regex",
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
      "name": "name_regex_keep",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "name_regex_keep",
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
      "name": "keep_n",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "keep_n",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "keep_n",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "keep_n",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "keep_n",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "keep_n",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "keep_n",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "keep_n",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "keep_n",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "older_than",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "older_than",
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
  "related": {
    "name_regex_delete": {
      "place": "query",
      "value": "v.+"
    },
    "name_regex": {
      "place": "query",
      "value": "x"
    }
  }
},
{
  "id": "getRegistryTag",
  "resource": "container-registry",
  "method": "GET",
  "path": "/projects/{id}/registry/repositories/{repository_id}/tags/{tag_name}",
  "route": "/api/v4/projects/{id}/registry/repositories/{repository_id}/tags/{tag_name}",
  "source": "spec/resources/container-registry.yaml:278:5",
  "access": {
    "kind": "project",
    "level": "visible",
    "parameter": "id",
    "feature": "container_registry",
    "signedIn": false,
    "early": false
  },
  "scopes": [
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": null,
  "pending": true,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln",
    "repository_id": 7,
    "tag_name": "latest"
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    501
  ],
  "statuses": [
    200,
    400,
    401,
    403,
    404
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
      "name": "repository_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "repository_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "repository_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "repository_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "repository_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "repository_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "repository_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "repository_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "repository_id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "path",
      "name": "tag_name",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "tag_name",
      "value": {
        "repeat": "x",
        "times": 129
      },
      "within": {
        "repeat": "x",
        "times": 128
      },
      "text": "is expected to have length less than or equal to 128"
    }
  ],
  "related": {}
},
{
  "id": "deleteRegistryTag",
  "resource": "container-registry",
  "method": "DELETE",
  "path": "/projects/{id}/registry/repositories/{repository_id}/tags/{tag_name}",
  "route": "/api/v4/projects/{id}/registry/repositories/{repository_id}/tags/{tag_name}",
  "source": "spec/resources/container-registry.yaml:315:5",
  "access": {
    "kind": "project",
    "level": "developer",
    "parameter": "id",
    "feature": "container_registry",
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "api"
  ],
  "tier": null,
  "flag": null,
  "pending": true,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln",
    "repository_id": 7,
    "tag_name": "latest"
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    501
  ],
  "statuses": [
    200,
    400,
    401,
    403,
    404
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
      "name": "repository_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "repository_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "repository_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "repository_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "repository_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "repository_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "repository_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "repository_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "repository_id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "path",
      "name": "tag_name",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "tag_name",
      "value": {
        "repeat": "x",
        "times": 129
      },
      "within": {
        "repeat": "x",
        "times": 128
      },
      "text": "is expected to have length less than or equal to 128"
    }
  ],
  "related": {}
},
{
  "id": "getRegistryRepository",
  "resource": "container-registry",
  "method": "GET",
  "path": "/registry/repositories/{id}",
  "route": "/api/v4/registry/repositories/{id}",
  "source": "spec/resources/container-registry.yaml:101:5",
  "access": {
    "kind": "anonymous",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": false,
    "early": false
  },
  "scopes": [
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": null,
  "pending": true,
  "relations": null,
  "pathParameters": {
    "id": 7
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    501
  ],
  "statuses": [
    200,
    400,
    401,
    403,
    404
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "tags",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "tags",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "tags_count",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "tags_count",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "size",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "size",
      "value": "2",
      "text": "is invalid"
    }
  ],
  "related": {}
},
]);
