// Generated from spec/resources/projects.yaml; do not edit. Run `npm run generate`.
import { contracts } from '../../test/contract/contract.ts';

await contracts([
{
  "id": "listProjects",
  "resource": "projects",
  "method": "GET",
  "path": "/projects",
  "route": "/api/v4/projects",
  "source": "spec/resources/projects.yaml:5:5",
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
  "pending": false,
  "relations": null,
  "pathParameters": {},
  "paginated": true,
  "keyset": [
    "id"
  ],
  "orders": [
    "id",
    "name",
    "path",
    "created_at",
    "updated_at",
    "last_activity_at",
    "star_count",
    "similarity",
    "repository_size",
    "storage_size",
    "packages_size",
    "wiki_size"
  ],
  "successes": [
    200
  ],
  "statuses": [
    200,
    400,
    401,
    403,
    405
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "query",
      "name": "archived",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "archived",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "id_after",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "id_after",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "id_after",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "id_after",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "id_after",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "id_after",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "id_after",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "id_after",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "id_before",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "id_before",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "id_before",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "id_before",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "id_before",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "id_before",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "id_before",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "id_before",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "imported",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "imported",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "last_activity_after",
      "value": "2022-13-01T00:00:00Z",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "last_activity_after",
      "value": "infinity",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "last_activity_after",
      "value": "2022-01-01T00:00:00+99:99",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "last_activity_before",
      "value": "2022-13-01T00:00:00Z",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "last_activity_before",
      "value": "infinity",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "last_activity_before",
      "value": "2022-01-01T00:00:00+99:99",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "membership",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "membership",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": 1050,
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "order_by",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "order_by",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "owned",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "owned",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "repository_checksum_failed",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "repository_checksum_failed",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "repository_storage",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "repository_storage",
      "value": {
        "repeat": "x",
        "times": 256
      },
      "within": {
        "repeat": "x",
        "times": 255
      },
      "text": "is expected to have length less than or equal to 255"
    },
    {
      "place": "query",
      "name": "search_namespaces",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "search_namespaces",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "search",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "search",
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
      "name": "simple",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "simple",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "sort",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "sort",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "starred",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "starred",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "statistics",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "statistics",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "topic",
      "value": [
        "a\u0000b"
      ],
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "topic",
      "value": [
        {
          "repeat": "x",
          "times": 256
        }
      ],
      "within": [
        {
          "repeat": "x",
          "times": 255
        }
      ],
      "text": "is expected to have length less than or equal to 255"
    },
    {
      "place": "query",
      "name": "topic",
      "value": {
        "repeat": "x,",
        "times": 21
      },
      "within": {
        "repeat": "x,",
        "times": 20
      },
      "text": "is expected to have length less than or equal to 20"
    },
    {
      "place": "query",
      "name": "visibility",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "visibility",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "wiki_checksum_failed",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "wiki_checksum_failed",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "with_custom_attributes",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "with_custom_attributes",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "custom_attributes",
      "value": "text",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "with_issues_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "with_issues_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "with_merge_requests_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "with_merge_requests_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "with_programming_language",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "with_programming_language",
      "value": {
        "repeat": "x",
        "times": 256
      },
      "within": {
        "repeat": "x",
        "times": 255
      },
      "text": "is expected to have length less than or equal to 255"
    },
    {
      "place": "query",
      "name": "pagination",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "pagination",
      "value": "no-such-value",
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
  "id": "createProject",
  "resource": "projects",
  "method": "POST",
  "path": "/projects",
  "route": "/api/v4/projects",
  "source": "spec/resources/projects.yaml:189:5",
  "access": {
    "kind": "user",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": {
    "exclusive": [
      [
        "import_url",
        "template_name",
        "template_project_id"
      ]
    ],
    "atLeastOne": [
      [
        "name",
        "path"
      ]
    ],
    "exactlyOne": [],
    "allOrNone": []
  },
  "pathParameters": {},
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
    422
  ],
  "body": {
    "name": "Kiln",
    "namespace_id": 2,
    "initialize_with_readme": true,
    "topics": [
      "ceramics"
    ]
  },
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "body",
      "name": "name",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "name",
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
      "name": "path",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "path",
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
      "name": "namespace_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "namespace_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "namespace_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "namespace_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "namespace_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "namespace_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "namespace_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "namespace_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "description",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "description",
      "value": {
        "repeat": "x",
        "times": 65537
      },
      "within": {
        "repeat": "x",
        "times": 65536
      },
      "text": "is expected to have length less than or equal to 65536"
    },
    {
      "place": "body",
      "name": "visibility",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "visibility",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "default_branch",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "default_branch",
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
      "name": "initialize_with_readme",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "initialize_with_readme",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "import_url",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "import_url",
      "value": {
        "repeat": "x",
        "times": 65537
      },
      "within": {
        "repeat": "x",
        "times": 65536
      },
      "text": "is expected to have length less than or equal to 65536"
    },
    {
      "place": "body",
      "name": "mirror",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "mirror",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "mirror_trigger_builds",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "mirror_trigger_builds",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "template_name",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "template_name",
      "value": {
        "repeat": "x",
        "times": 256
      },
      "within": {
        "repeat": "x",
        "times": 255
      },
      "text": "is expected to have length less than or equal to 255"
    },
    {
      "place": "body",
      "name": "template_project_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "template_project_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "template_project_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "template_project_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "template_project_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "template_project_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "template_project_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "template_project_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "use_custom_template",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "use_custom_template",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_with_project_templates_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_with_project_templates_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_with_project_templates_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_with_project_templates_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_with_project_templates_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_with_project_templates_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_with_project_templates_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_with_project_templates_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "topics",
      "value": [
        "a\u0000b"
      ],
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "topics",
      "value": {
        "repeat": "x",
        "times": 101,
        "list": true
      },
      "within": {
        "repeat": "x",
        "times": 100,
        "list": true
      },
      "text": "is expected to have length less than or equal to 100"
    },
    {
      "place": "body",
      "name": "topics",
      "value": [
        {
          "repeat": "x",
          "times": 4097
        }
      ],
      "within": [
        {
          "repeat": "x",
          "times": 4096
        }
      ],
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "tag_list",
      "value": [
        "a\u0000b"
      ],
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "tag_list",
      "value": {
        "repeat": "x",
        "times": 101,
        "list": true
      },
      "within": {
        "repeat": "x",
        "times": 100,
        "list": true
      },
      "text": "is expected to have length less than or equal to 100"
    },
    {
      "place": "body",
      "name": "tag_list",
      "value": [
        {
          "repeat": "x",
          "times": 4097
        }
      ],
      "within": [
        {
          "repeat": "x",
          "times": 4096
        }
      ],
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "issues_access_level",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "issues_access_level",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "repository_access_level",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "repository_access_level",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "merge_requests_access_level",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "merge_requests_access_level",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "forking_access_level",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "forking_access_level",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "wiki_access_level",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "wiki_access_level",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "builds_access_level",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "builds_access_level",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "snippets_access_level",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "snippets_access_level",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "operations_access_level",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "operations_access_level",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "analytics_access_level",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "analytics_access_level",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "container_registry_access_level",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_access_level",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "security_and_compliance_access_level",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "security_and_compliance_access_level",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "releases_access_level",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "releases_access_level",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "requirements_access_level",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "requirements_access_level",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "pages_access_level",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "pages_access_level",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "issues_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "issues_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "merge_requests_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "merge_requests_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "jobs_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "jobs_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "wiki_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "wiki_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "snippets_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "snippets_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "merge_method",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "merge_method",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "squash_option",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "squash_option",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "only_allow_merge_if_pipeline_succeeds",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "only_allow_merge_if_pipeline_succeeds",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "only_allow_merge_if_all_discussions_are_resolved",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "only_allow_merge_if_all_discussions_are_resolved",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "allow_merge_on_skipped_pipeline",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "allow_merge_on_skipped_pipeline",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "remove_source_branch_after_merge",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "remove_source_branch_after_merge",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "printing_merge_request_link_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "printing_merge_request_link_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "resolve_outdated_diff_discussions",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "resolve_outdated_diff_discussions",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "autoclose_referenced_issues",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "autoclose_referenced_issues",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "suggestion_commit_message",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "suggestion_commit_message",
      "value": {
        "repeat": "x",
        "times": 65537
      },
      "within": {
        "repeat": "x",
        "times": 65536
      },
      "text": "is expected to have length less than or equal to 65536"
    },
    {
      "place": "body",
      "name": "merge_commit_template",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "merge_commit_template",
      "value": {
        "repeat": "x",
        "times": 65537
      },
      "within": {
        "repeat": "x",
        "times": 65536
      },
      "text": "is expected to have length less than or equal to 65536"
    },
    {
      "place": "body",
      "name": "squash_commit_template",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "squash_commit_template",
      "value": {
        "repeat": "x",
        "times": 65537
      },
      "within": {
        "repeat": "x",
        "times": 65536
      },
      "text": "is expected to have length less than or equal to 65536"
    },
    {
      "place": "body",
      "name": "request_access_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "request_access_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "lfs_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "lfs_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "packages_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "packages_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "shared_runners_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "shared_runners_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "public_builds",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "public_builds",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "build_git_strategy",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "build_git_strategy",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "build_timeout",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "build_timeout",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "build_timeout",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "build_timeout",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "build_timeout",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "build_timeout",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "build_timeout",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "build_timeout",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "auto_cancel_pending_pipelines",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "auto_cancel_pending_pipelines",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "ci_config_path",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_config_path",
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
      "name": "ci_default_git_depth",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_default_git_depth",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_default_git_depth",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_default_git_depth",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_default_git_depth",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_default_git_depth",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_default_git_depth",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_default_git_depth",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "keep_latest_artifact",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "keep_latest_artifact",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "auto_devops_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "auto_devops_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "auto_devops_deploy_strategy",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "auto_devops_deploy_strategy",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "avatar",
      "value": "text",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_expiration_policy_attributes",
      "value": "text",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_expiration_policy_attributes",
      "told": "container_expiration_policy_attributes[cadence]",
      "value": {
        "cadence": "a\u0000b"
      },
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_expiration_policy_attributes",
      "told": "container_expiration_policy_attributes[cadence]",
      "value": {
        "cadence": "no-such-value"
      },
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "container_expiration_policy_attributes",
      "told": "container_expiration_policy_attributes[enabled]",
      "value": {
        "enabled": "perhaps"
      },
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_expiration_policy_attributes",
      "told": "container_expiration_policy_attributes[keep_n]",
      "value": {
        "keep_n": "abc"
      },
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_expiration_policy_attributes",
      "told": "container_expiration_policy_attributes[keep_n]",
      "value": {
        "keep_n": 1100
      },
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "container_expiration_policy_attributes",
      "told": "container_expiration_policy_attributes[older_than]",
      "value": {
        "older_than": "a\u0000b"
      },
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_expiration_policy_attributes",
      "told": "container_expiration_policy_attributes[older_than]",
      "value": {
        "older_than": "no-such-value"
      },
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "container_expiration_policy_attributes",
      "told": "container_expiration_policy_attributes[name_regex]",
      "value": {
        "name_regex": "a\u0000b"
      },
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_expiration_policy_attributes",
      "told": "container_expiration_policy_attributes[name_regex]",
      "value": {
        "name_regex": {
          "repeat": "x",
          "times": 256
        }
      },
      "text": "is expected to have length less than or equal to 255",
      "within": {
        "name_regex": {
          "repeat": "x",
          "times": 255
        }
      }
    },
    {
      "place": "body",
      "name": "container_expiration_policy_attributes",
      "told": "container_expiration_policy_attributes[name_regex_keep]",
      "value": {
        "name_regex_keep": "a\u0000b"
      },
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_expiration_policy_attributes",
      "told": "container_expiration_policy_attributes[name_regex_keep]",
      "value": {
        "name_regex_keep": {
          "repeat": "x",
          "times": 256
        }
      },
      "text": "is expected to have length less than or equal to 255",
      "within": {
        "name_regex_keep": {
          "repeat": "x",
          "times": 255
        }
      }
    },
    {
      "place": "body",
      "name": "emails_disabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "emails_disabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "show_default_award_emojis",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "show_default_award_emojis",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "warn_about_potentially_unwanted_characters",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "warn_about_potentially_unwanted_characters",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "enforce_auth_checks_on_uploads",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "enforce_auth_checks_on_uploads",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "service_desk_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "service_desk_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "repository_storage",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "repository_storage",
      "value": {
        "repeat": "x",
        "times": 256
      },
      "within": {
        "repeat": "x",
        "times": 255
      },
      "text": "is expected to have length less than or equal to 255"
    },
    {
      "place": "body",
      "name": "approvals_before_merge",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "approvals_before_merge",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "approvals_before_merge",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "approvals_before_merge",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "approvals_before_merge",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "approvals_before_merge",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "approvals_before_merge",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "approvals_before_merge",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "external_authorization_classification_label",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "external_authorization_classification_label",
      "value": {
        "repeat": "x",
        "times": 256
      },
      "within": {
        "repeat": "x",
        "times": 255
      },
      "text": "is expected to have length less than or equal to 255"
    },
    {
      "place": "body",
      "name": "issues_template",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "merge_requests_template",
      "value": "a\u0000b",
      "text": "is invalid"
    }
  ],
  "related": {
    "name": {
      "place": "body",
      "value": "x"
    },
    "path": {
      "place": "body",
      "value": "x"
    },
    "import_url": {
      "place": "body",
      "value": "x"
    },
    "template_name": {
      "place": "body",
      "value": "x"
    },
    "template_project_id": {
      "place": "body",
      "value": 1
    }
  }
},
{
  "id": "createProjectForUser",
  "resource": "projects",
  "method": "POST",
  "path": "/projects/user/{user_id}",
  "route": "/api/v4/projects/user/{user_id}",
  "source": "spec/resources/projects.yaml:365:5",
  "access": {
    "kind": "administrator",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": {
    "exclusive": [
      [
        "import_url",
        "template_name",
        "template_project_id"
      ]
    ],
    "atLeastOne": [],
    "exactlyOne": [],
    "allOrNone": []
  },
  "pathParameters": {
    "user_id": 42
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
    404,
    422
  ],
  "body": {
    "name": "Kiln",
    "visibility": "internal"
  },
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "user_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "name",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "name",
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
      "name": "name",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "path",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "path",
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
      "name": "namespace_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "namespace_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "namespace_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "namespace_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "namespace_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "namespace_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "namespace_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "namespace_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "description",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "description",
      "value": {
        "repeat": "x",
        "times": 65537
      },
      "within": {
        "repeat": "x",
        "times": 65536
      },
      "text": "is expected to have length less than or equal to 65536"
    },
    {
      "place": "body",
      "name": "visibility",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "visibility",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "default_branch",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "default_branch",
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
      "name": "initialize_with_readme",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "initialize_with_readme",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "import_url",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "import_url",
      "value": {
        "repeat": "x",
        "times": 65537
      },
      "within": {
        "repeat": "x",
        "times": 65536
      },
      "text": "is expected to have length less than or equal to 65536"
    },
    {
      "place": "body",
      "name": "mirror",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "mirror",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "mirror_trigger_builds",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "mirror_trigger_builds",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "template_name",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "template_name",
      "value": {
        "repeat": "x",
        "times": 256
      },
      "within": {
        "repeat": "x",
        "times": 255
      },
      "text": "is expected to have length less than or equal to 255"
    },
    {
      "place": "body",
      "name": "template_project_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "template_project_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "template_project_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "template_project_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "template_project_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "template_project_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "template_project_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "template_project_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "use_custom_template",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "use_custom_template",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_with_project_templates_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_with_project_templates_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_with_project_templates_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_with_project_templates_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_with_project_templates_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_with_project_templates_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_with_project_templates_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_with_project_templates_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "topics",
      "value": [
        "a\u0000b"
      ],
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "topics",
      "value": {
        "repeat": "x",
        "times": 101,
        "list": true
      },
      "within": {
        "repeat": "x",
        "times": 100,
        "list": true
      },
      "text": "is expected to have length less than or equal to 100"
    },
    {
      "place": "body",
      "name": "topics",
      "value": [
        {
          "repeat": "x",
          "times": 4097
        }
      ],
      "within": [
        {
          "repeat": "x",
          "times": 4096
        }
      ],
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "tag_list",
      "value": [
        "a\u0000b"
      ],
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "tag_list",
      "value": {
        "repeat": "x",
        "times": 101,
        "list": true
      },
      "within": {
        "repeat": "x",
        "times": 100,
        "list": true
      },
      "text": "is expected to have length less than or equal to 100"
    },
    {
      "place": "body",
      "name": "tag_list",
      "value": [
        {
          "repeat": "x",
          "times": 4097
        }
      ],
      "within": [
        {
          "repeat": "x",
          "times": 4096
        }
      ],
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "issues_access_level",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "issues_access_level",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "repository_access_level",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "repository_access_level",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "merge_requests_access_level",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "merge_requests_access_level",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "forking_access_level",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "forking_access_level",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "wiki_access_level",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "wiki_access_level",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "builds_access_level",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "builds_access_level",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "snippets_access_level",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "snippets_access_level",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "operations_access_level",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "operations_access_level",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "analytics_access_level",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "analytics_access_level",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "container_registry_access_level",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_access_level",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "security_and_compliance_access_level",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "security_and_compliance_access_level",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "releases_access_level",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "releases_access_level",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "requirements_access_level",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "requirements_access_level",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "pages_access_level",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "pages_access_level",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "issues_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "issues_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "merge_requests_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "merge_requests_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "jobs_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "jobs_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "wiki_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "wiki_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "snippets_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "snippets_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "merge_method",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "merge_method",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "squash_option",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "squash_option",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "only_allow_merge_if_pipeline_succeeds",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "only_allow_merge_if_pipeline_succeeds",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "only_allow_merge_if_all_discussions_are_resolved",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "only_allow_merge_if_all_discussions_are_resolved",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "allow_merge_on_skipped_pipeline",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "allow_merge_on_skipped_pipeline",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "remove_source_branch_after_merge",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "remove_source_branch_after_merge",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "printing_merge_request_link_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "printing_merge_request_link_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "resolve_outdated_diff_discussions",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "resolve_outdated_diff_discussions",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "autoclose_referenced_issues",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "autoclose_referenced_issues",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "suggestion_commit_message",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "suggestion_commit_message",
      "value": {
        "repeat": "x",
        "times": 65537
      },
      "within": {
        "repeat": "x",
        "times": 65536
      },
      "text": "is expected to have length less than or equal to 65536"
    },
    {
      "place": "body",
      "name": "merge_commit_template",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "merge_commit_template",
      "value": {
        "repeat": "x",
        "times": 65537
      },
      "within": {
        "repeat": "x",
        "times": 65536
      },
      "text": "is expected to have length less than or equal to 65536"
    },
    {
      "place": "body",
      "name": "squash_commit_template",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "squash_commit_template",
      "value": {
        "repeat": "x",
        "times": 65537
      },
      "within": {
        "repeat": "x",
        "times": 65536
      },
      "text": "is expected to have length less than or equal to 65536"
    },
    {
      "place": "body",
      "name": "request_access_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "request_access_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "lfs_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "lfs_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "packages_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "packages_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "shared_runners_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "shared_runners_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "public_builds",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "public_builds",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "build_git_strategy",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "build_git_strategy",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "build_timeout",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "build_timeout",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "build_timeout",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "build_timeout",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "build_timeout",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "build_timeout",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "build_timeout",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "build_timeout",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "auto_cancel_pending_pipelines",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "auto_cancel_pending_pipelines",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "ci_config_path",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_config_path",
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
      "name": "ci_default_git_depth",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_default_git_depth",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_default_git_depth",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_default_git_depth",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_default_git_depth",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_default_git_depth",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_default_git_depth",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_default_git_depth",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "keep_latest_artifact",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "keep_latest_artifact",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "auto_devops_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "auto_devops_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "auto_devops_deploy_strategy",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "auto_devops_deploy_strategy",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "avatar",
      "value": "text",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_expiration_policy_attributes",
      "value": "text",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_expiration_policy_attributes",
      "told": "container_expiration_policy_attributes[cadence]",
      "value": {
        "cadence": "a\u0000b"
      },
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_expiration_policy_attributes",
      "told": "container_expiration_policy_attributes[cadence]",
      "value": {
        "cadence": "no-such-value"
      },
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "container_expiration_policy_attributes",
      "told": "container_expiration_policy_attributes[enabled]",
      "value": {
        "enabled": "perhaps"
      },
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_expiration_policy_attributes",
      "told": "container_expiration_policy_attributes[keep_n]",
      "value": {
        "keep_n": "abc"
      },
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_expiration_policy_attributes",
      "told": "container_expiration_policy_attributes[keep_n]",
      "value": {
        "keep_n": 1100
      },
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "container_expiration_policy_attributes",
      "told": "container_expiration_policy_attributes[older_than]",
      "value": {
        "older_than": "a\u0000b"
      },
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_expiration_policy_attributes",
      "told": "container_expiration_policy_attributes[older_than]",
      "value": {
        "older_than": "no-such-value"
      },
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "container_expiration_policy_attributes",
      "told": "container_expiration_policy_attributes[name_regex]",
      "value": {
        "name_regex": "a\u0000b"
      },
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_expiration_policy_attributes",
      "told": "container_expiration_policy_attributes[name_regex]",
      "value": {
        "name_regex": {
          "repeat": "x",
          "times": 256
        }
      },
      "text": "is expected to have length less than or equal to 255",
      "within": {
        "name_regex": {
          "repeat": "x",
          "times": 255
        }
      }
    },
    {
      "place": "body",
      "name": "container_expiration_policy_attributes",
      "told": "container_expiration_policy_attributes[name_regex_keep]",
      "value": {
        "name_regex_keep": "a\u0000b"
      },
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_expiration_policy_attributes",
      "told": "container_expiration_policy_attributes[name_regex_keep]",
      "value": {
        "name_regex_keep": {
          "repeat": "x",
          "times": 256
        }
      },
      "text": "is expected to have length less than or equal to 255",
      "within": {
        "name_regex_keep": {
          "repeat": "x",
          "times": 255
        }
      }
    },
    {
      "place": "body",
      "name": "emails_disabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "emails_disabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "show_default_award_emojis",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "show_default_award_emojis",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "warn_about_potentially_unwanted_characters",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "warn_about_potentially_unwanted_characters",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "enforce_auth_checks_on_uploads",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "enforce_auth_checks_on_uploads",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "service_desk_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "service_desk_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "repository_storage",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "repository_storage",
      "value": {
        "repeat": "x",
        "times": 256
      },
      "within": {
        "repeat": "x",
        "times": 255
      },
      "text": "is expected to have length less than or equal to 255"
    },
    {
      "place": "body",
      "name": "approvals_before_merge",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "approvals_before_merge",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "approvals_before_merge",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "approvals_before_merge",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "approvals_before_merge",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "approvals_before_merge",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "approvals_before_merge",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "approvals_before_merge",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "external_authorization_classification_label",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "external_authorization_classification_label",
      "value": {
        "repeat": "x",
        "times": 256
      },
      "within": {
        "repeat": "x",
        "times": 255
      },
      "text": "is expected to have length less than or equal to 255"
    },
    {
      "place": "body",
      "name": "issues_template",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "merge_requests_template",
      "value": "a\u0000b",
      "text": "is invalid"
    }
  ],
  "related": {
    "import_url": {
      "place": "body",
      "value": "x"
    },
    "template_name": {
      "place": "body",
      "value": "x"
    },
    "template_project_id": {
      "place": "body",
      "value": 1
    }
  }
},
{
  "id": "getProject",
  "resource": "projects",
  "method": "GET",
  "path": "/projects/{id}",
  "route": "/api/v4/projects/{id}",
  "source": "spec/resources/projects.yaml:407:5",
  "access": {
    "kind": "project",
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
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln"
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
      "name": "statistics",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "statistics",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "license",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "license",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "with_custom_attributes",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "with_custom_attributes",
      "value": "2",
      "text": "is invalid"
    }
  ],
  "related": {}
},
{
  "id": "updateProject",
  "resource": "projects",
  "method": "PUT",
  "path": "/projects/{id}",
  "route": "/api/v4/projects/{id}",
  "source": "spec/resources/projects.yaml:558:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": {
    "exclusive": [],
    "atLeastOne": [
      [
        "name",
        "path",
        "description",
        "visibility",
        "default_branch",
        "topics",
        "tag_list",
        "issues_access_level",
        "repository_access_level",
        "merge_requests_access_level",
        "forking_access_level",
        "wiki_access_level",
        "builds_access_level",
        "snippets_access_level",
        "operations_access_level",
        "analytics_access_level",
        "container_registry_access_level",
        "security_and_compliance_access_level",
        "releases_access_level",
        "requirements_access_level",
        "pages_access_level",
        "issues_enabled",
        "merge_requests_enabled",
        "jobs_enabled",
        "wiki_enabled",
        "snippets_enabled",
        "container_registry_enabled",
        "merge_method",
        "squash_option",
        "only_allow_merge_if_pipeline_succeeds",
        "only_allow_merge_if_all_discussions_are_resolved",
        "allow_merge_on_skipped_pipeline",
        "remove_source_branch_after_merge",
        "printing_merge_request_link_enabled",
        "resolve_outdated_diff_discussions",
        "autoclose_referenced_issues",
        "suggestion_commit_message",
        "merge_commit_template",
        "squash_commit_template",
        "request_access_enabled",
        "lfs_enabled",
        "packages_enabled",
        "shared_runners_enabled",
        "public_builds",
        "build_git_strategy",
        "build_timeout",
        "auto_cancel_pending_pipelines",
        "ci_config_path",
        "ci_default_git_depth",
        "keep_latest_artifact",
        "auto_devops_enabled",
        "auto_devops_deploy_strategy",
        "container_expiration_policy_attributes",
        "emails_disabled",
        "show_default_award_emojis",
        "warn_about_potentially_unwanted_characters",
        "enforce_auth_checks_on_uploads",
        "service_desk_enabled",
        "repository_storage",
        "approvals_before_merge",
        "external_authorization_classification_label",
        "issues_template",
        "merge_requests_template",
        "avatar",
        "ci_forward_deployment_enabled",
        "ci_allow_fork_pipelines_to_run_in_parent_project",
        "ci_separated_caches",
        "restrict_user_defined_variables",
        "mr_default_target_self",
        "mirror",
        "mirror_user_id",
        "mirror_trigger_builds",
        "only_mirror_protected_branches",
        "mirror_overwrites_diverged_branches",
        "merge_pipelines_enabled",
        "merge_trains_enabled"
      ]
    ],
    "exactlyOne": [],
    "allOrNone": []
  },
  "pathParameters": {
    "id": "demo/kiln"
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
    "description": "Firing schedules",
    "container_registry_access_level": "private"
  },
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
      "place": "body",
      "name": "name",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "name",
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
      "name": "path",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "path",
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
      "name": "description",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "description",
      "value": {
        "repeat": "x",
        "times": 65537
      },
      "within": {
        "repeat": "x",
        "times": 65536
      },
      "text": "is expected to have length less than or equal to 65536"
    },
    {
      "place": "body",
      "name": "visibility",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "visibility",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "default_branch",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "default_branch",
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
      "name": "topics",
      "value": [
        "a\u0000b"
      ],
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "topics",
      "value": {
        "repeat": "x",
        "times": 101,
        "list": true
      },
      "within": {
        "repeat": "x",
        "times": 100,
        "list": true
      },
      "text": "is expected to have length less than or equal to 100"
    },
    {
      "place": "body",
      "name": "topics",
      "value": [
        {
          "repeat": "x",
          "times": 4097
        }
      ],
      "within": [
        {
          "repeat": "x",
          "times": 4096
        }
      ],
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "tag_list",
      "value": [
        "a\u0000b"
      ],
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "tag_list",
      "value": {
        "repeat": "x",
        "times": 101,
        "list": true
      },
      "within": {
        "repeat": "x",
        "times": 100,
        "list": true
      },
      "text": "is expected to have length less than or equal to 100"
    },
    {
      "place": "body",
      "name": "tag_list",
      "value": [
        {
          "repeat": "x",
          "times": 4097
        }
      ],
      "within": [
        {
          "repeat": "x",
          "times": 4096
        }
      ],
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "issues_access_level",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "issues_access_level",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "repository_access_level",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "repository_access_level",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "merge_requests_access_level",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "merge_requests_access_level",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "forking_access_level",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "forking_access_level",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "wiki_access_level",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "wiki_access_level",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "builds_access_level",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "builds_access_level",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "snippets_access_level",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "snippets_access_level",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "operations_access_level",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "operations_access_level",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "analytics_access_level",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "analytics_access_level",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "container_registry_access_level",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_access_level",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "security_and_compliance_access_level",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "security_and_compliance_access_level",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "releases_access_level",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "releases_access_level",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "requirements_access_level",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "requirements_access_level",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "pages_access_level",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "pages_access_level",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "issues_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "issues_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "merge_requests_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "merge_requests_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "jobs_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "jobs_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "wiki_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "wiki_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "snippets_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "snippets_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_registry_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "merge_method",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "merge_method",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "squash_option",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "squash_option",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "only_allow_merge_if_pipeline_succeeds",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "only_allow_merge_if_pipeline_succeeds",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "only_allow_merge_if_all_discussions_are_resolved",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "only_allow_merge_if_all_discussions_are_resolved",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "allow_merge_on_skipped_pipeline",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "allow_merge_on_skipped_pipeline",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "remove_source_branch_after_merge",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "remove_source_branch_after_merge",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "printing_merge_request_link_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "printing_merge_request_link_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "resolve_outdated_diff_discussions",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "resolve_outdated_diff_discussions",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "autoclose_referenced_issues",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "autoclose_referenced_issues",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "suggestion_commit_message",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "suggestion_commit_message",
      "value": {
        "repeat": "x",
        "times": 65537
      },
      "within": {
        "repeat": "x",
        "times": 65536
      },
      "text": "is expected to have length less than or equal to 65536"
    },
    {
      "place": "body",
      "name": "merge_commit_template",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "merge_commit_template",
      "value": {
        "repeat": "x",
        "times": 65537
      },
      "within": {
        "repeat": "x",
        "times": 65536
      },
      "text": "is expected to have length less than or equal to 65536"
    },
    {
      "place": "body",
      "name": "squash_commit_template",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "squash_commit_template",
      "value": {
        "repeat": "x",
        "times": 65537
      },
      "within": {
        "repeat": "x",
        "times": 65536
      },
      "text": "is expected to have length less than or equal to 65536"
    },
    {
      "place": "body",
      "name": "request_access_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "request_access_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "lfs_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "lfs_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "packages_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "packages_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "shared_runners_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "shared_runners_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "public_builds",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "public_builds",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "build_git_strategy",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "build_git_strategy",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "build_timeout",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "build_timeout",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "build_timeout",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "build_timeout",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "build_timeout",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "build_timeout",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "build_timeout",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "build_timeout",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "auto_cancel_pending_pipelines",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "auto_cancel_pending_pipelines",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "ci_config_path",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_config_path",
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
      "name": "ci_default_git_depth",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_default_git_depth",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_default_git_depth",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_default_git_depth",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_default_git_depth",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_default_git_depth",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_default_git_depth",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_default_git_depth",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "keep_latest_artifact",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "keep_latest_artifact",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "auto_devops_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "auto_devops_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "auto_devops_deploy_strategy",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "auto_devops_deploy_strategy",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "container_expiration_policy_attributes",
      "value": "text",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_expiration_policy_attributes",
      "told": "container_expiration_policy_attributes[cadence]",
      "value": {
        "cadence": "a\u0000b"
      },
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_expiration_policy_attributes",
      "told": "container_expiration_policy_attributes[cadence]",
      "value": {
        "cadence": "no-such-value"
      },
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "container_expiration_policy_attributes",
      "told": "container_expiration_policy_attributes[enabled]",
      "value": {
        "enabled": "perhaps"
      },
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_expiration_policy_attributes",
      "told": "container_expiration_policy_attributes[keep_n]",
      "value": {
        "keep_n": "abc"
      },
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_expiration_policy_attributes",
      "told": "container_expiration_policy_attributes[keep_n]",
      "value": {
        "keep_n": 1100
      },
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "container_expiration_policy_attributes",
      "told": "container_expiration_policy_attributes[older_than]",
      "value": {
        "older_than": "a\u0000b"
      },
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_expiration_policy_attributes",
      "told": "container_expiration_policy_attributes[older_than]",
      "value": {
        "older_than": "no-such-value"
      },
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "container_expiration_policy_attributes",
      "told": "container_expiration_policy_attributes[name_regex]",
      "value": {
        "name_regex": "a\u0000b"
      },
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_expiration_policy_attributes",
      "told": "container_expiration_policy_attributes[name_regex]",
      "value": {
        "name_regex": {
          "repeat": "x",
          "times": 256
        }
      },
      "text": "is expected to have length less than or equal to 255",
      "within": {
        "name_regex": {
          "repeat": "x",
          "times": 255
        }
      }
    },
    {
      "place": "body",
      "name": "container_expiration_policy_attributes",
      "told": "container_expiration_policy_attributes[name_regex_keep]",
      "value": {
        "name_regex_keep": "a\u0000b"
      },
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "container_expiration_policy_attributes",
      "told": "container_expiration_policy_attributes[name_regex_keep]",
      "value": {
        "name_regex_keep": {
          "repeat": "x",
          "times": 256
        }
      },
      "text": "is expected to have length less than or equal to 255",
      "within": {
        "name_regex_keep": {
          "repeat": "x",
          "times": 255
        }
      }
    },
    {
      "place": "body",
      "name": "emails_disabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "emails_disabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "show_default_award_emojis",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "show_default_award_emojis",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "warn_about_potentially_unwanted_characters",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "warn_about_potentially_unwanted_characters",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "enforce_auth_checks_on_uploads",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "enforce_auth_checks_on_uploads",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "service_desk_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "service_desk_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "repository_storage",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "repository_storage",
      "value": {
        "repeat": "x",
        "times": 256
      },
      "within": {
        "repeat": "x",
        "times": 255
      },
      "text": "is expected to have length less than or equal to 255"
    },
    {
      "place": "body",
      "name": "approvals_before_merge",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "approvals_before_merge",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "approvals_before_merge",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "approvals_before_merge",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "approvals_before_merge",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "approvals_before_merge",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "approvals_before_merge",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "approvals_before_merge",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "external_authorization_classification_label",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "external_authorization_classification_label",
      "value": {
        "repeat": "x",
        "times": 256
      },
      "within": {
        "repeat": "x",
        "times": 255
      },
      "text": "is expected to have length less than or equal to 255"
    },
    {
      "place": "body",
      "name": "issues_template",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "merge_requests_template",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "avatar",
      "value": "text",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_forward_deployment_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_forward_deployment_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_allow_fork_pipelines_to_run_in_parent_project",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_allow_fork_pipelines_to_run_in_parent_project",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_separated_caches",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_separated_caches",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "restrict_user_defined_variables",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "restrict_user_defined_variables",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "mr_default_target_self",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "mr_default_target_self",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "mirror",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "mirror",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "mirror_user_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "mirror_user_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "mirror_user_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "mirror_user_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "mirror_user_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "mirror_user_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "mirror_user_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "mirror_user_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "mirror_user_id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "mirror_trigger_builds",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "mirror_trigger_builds",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "only_mirror_protected_branches",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "only_mirror_protected_branches",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "mirror_overwrites_diverged_branches",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "mirror_overwrites_diverged_branches",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "merge_pipelines_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "merge_pipelines_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "merge_trains_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "merge_trains_enabled",
      "value": "2",
      "text": "is invalid"
    }
  ],
  "related": {
    "name": {
      "place": "body",
      "value": "x"
    },
    "path": {
      "place": "body",
      "value": "x"
    },
    "description": {
      "place": "body",
      "value": "x"
    },
    "visibility": {
      "place": "body",
      "value": "private"
    },
    "default_branch": {
      "place": "body",
      "value": "x"
    },
    "topics": {
      "place": "body",
      "value": [
        "x"
      ]
    },
    "tag_list": {
      "place": "body",
      "value": [
        "x"
      ]
    },
    "issues_access_level": {
      "place": "body",
      "value": "disabled"
    },
    "repository_access_level": {
      "place": "body",
      "value": "disabled"
    },
    "merge_requests_access_level": {
      "place": "body",
      "value": "disabled"
    },
    "forking_access_level": {
      "place": "body",
      "value": "disabled"
    },
    "wiki_access_level": {
      "place": "body",
      "value": "disabled"
    },
    "builds_access_level": {
      "place": "body",
      "value": "disabled"
    },
    "snippets_access_level": {
      "place": "body",
      "value": "disabled"
    },
    "operations_access_level": {
      "place": "body",
      "value": "disabled"
    },
    "analytics_access_level": {
      "place": "body",
      "value": "disabled"
    },
    "container_registry_access_level": {
      "place": "body",
      "value": "disabled"
    },
    "security_and_compliance_access_level": {
      "place": "body",
      "value": "disabled"
    },
    "releases_access_level": {
      "place": "body",
      "value": "disabled"
    },
    "requirements_access_level": {
      "place": "body",
      "value": "disabled"
    },
    "pages_access_level": {
      "place": "body",
      "value": "disabled"
    },
    "issues_enabled": {
      "place": "body",
      "value": true
    },
    "merge_requests_enabled": {
      "place": "body",
      "value": true
    },
    "jobs_enabled": {
      "place": "body",
      "value": true
    },
    "wiki_enabled": {
      "place": "body",
      "value": true
    },
    "snippets_enabled": {
      "place": "body",
      "value": true
    },
    "container_registry_enabled": {
      "place": "body",
      "value": true
    },
    "merge_method": {
      "place": "body",
      "value": "merge"
    },
    "squash_option": {
      "place": "body",
      "value": "never"
    },
    "only_allow_merge_if_pipeline_succeeds": {
      "place": "body",
      "value": true
    },
    "only_allow_merge_if_all_discussions_are_resolved": {
      "place": "body",
      "value": true
    },
    "allow_merge_on_skipped_pipeline": {
      "place": "body",
      "value": true
    },
    "remove_source_branch_after_merge": {
      "place": "body",
      "value": true
    },
    "printing_merge_request_link_enabled": {
      "place": "body",
      "value": true
    },
    "resolve_outdated_diff_discussions": {
      "place": "body",
      "value": true
    },
    "autoclose_referenced_issues": {
      "place": "body",
      "value": true
    },
    "suggestion_commit_message": {
      "place": "body",
      "value": "x"
    },
    "merge_commit_template": {
      "place": "body",
      "value": "x"
    },
    "squash_commit_template": {
      "place": "body",
      "value": "x"
    },
    "request_access_enabled": {
      "place": "body",
      "value": true
    },
    "lfs_enabled": {
      "place": "body",
      "value": true
    },
    "packages_enabled": {
      "place": "body",
      "value": true
    },
    "shared_runners_enabled": {
      "place": "body",
      "value": true
    },
    "public_builds": {
      "place": "body",
      "value": true
    },
    "build_git_strategy": {
      "place": "body",
      "value": "fetch"
    },
    "build_timeout": {
      "place": "body",
      "value": 1
    },
    "auto_cancel_pending_pipelines": {
      "place": "body",
      "value": "enabled"
    },
    "ci_config_path": {
      "place": "body",
      "value": "x"
    },
    "ci_default_git_depth": {
      "place": "body",
      "value": 1
    },
    "keep_latest_artifact": {
      "place": "body",
      "value": true
    },
    "auto_devops_enabled": {
      "place": "body",
      "value": true
    },
    "auto_devops_deploy_strategy": {
      "place": "body",
      "value": "continuous"
    },
    "container_expiration_policy_attributes": {
      "place": "body",
      "value": {}
    },
    "emails_disabled": {
      "place": "body",
      "value": true
    },
    "show_default_award_emojis": {
      "place": "body",
      "value": true
    },
    "warn_about_potentially_unwanted_characters": {
      "place": "body",
      "value": true
    },
    "enforce_auth_checks_on_uploads": {
      "place": "body",
      "value": true
    },
    "service_desk_enabled": {
      "place": "body",
      "value": true
    },
    "repository_storage": {
      "place": "body",
      "value": "x"
    },
    "approvals_before_merge": {
      "place": "body",
      "value": 1
    },
    "external_authorization_classification_label": {
      "place": "body",
      "value": "x"
    },
    "issues_template": {
      "place": "body",
      "value": "x"
    },
    "merge_requests_template": {
      "place": "body",
      "value": "x"
    },
    "avatar": {
      "place": "body",
      "value": "x"
    },
    "ci_forward_deployment_enabled": {
      "place": "body",
      "value": true
    },
    "ci_allow_fork_pipelines_to_run_in_parent_project": {
      "place": "body",
      "value": true
    },
    "ci_separated_caches": {
      "place": "body",
      "value": true
    },
    "restrict_user_defined_variables": {
      "place": "body",
      "value": true
    },
    "mr_default_target_self": {
      "place": "body",
      "value": true
    },
    "mirror": {
      "place": "body",
      "value": true
    },
    "mirror_user_id": {
      "place": "body",
      "value": 1
    },
    "mirror_trigger_builds": {
      "place": "body",
      "value": true
    },
    "only_mirror_protected_branches": {
      "place": "body",
      "value": true
    },
    "mirror_overwrites_diverged_branches": {
      "place": "body",
      "value": true
    },
    "merge_pipelines_enabled": {
      "place": "body",
      "value": true
    },
    "merge_trains_enabled": {
      "place": "body",
      "value": true
    }
  }
},
{
  "id": "deleteProject",
  "resource": "projects",
  "method": "DELETE",
  "path": "/projects/{id}",
  "route": "/api/v4/projects/{id}",
  "source": "spec/resources/projects.yaml:671:5",
  "access": {
    "kind": "project",
    "level": "owner",
    "parameter": "id",
    "feature": null,
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
    "id": "demo/kiln"
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    202
  ],
  "statuses": [
    202,
    400,
    401,
    403,
    404,
    412
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
    }
  ],
  "related": {}
},
]);
