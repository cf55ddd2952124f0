// Generated from spec/resources/application.yaml; do not edit. Run `npm run generate`.
import { contracts } from '../../test/contract/contract.ts';

await contracts([
{
  "id": "getAppearance",
  "resource": "application",
  "method": "GET",
  "path": "/application/appearance",
  "route": "/api/v4/application/appearance",
  "source": "spec/resources/application.yaml:32:5",
  "access": {
    "kind": "administrator",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": true
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
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    200
  ],
  "statuses": [
    200,
    401,
    403
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [],
  "related": {}
},
{
  "id": "updateAppearance",
  "resource": "application",
  "method": "PUT",
  "path": "/application/appearance",
  "route": "/api/v4/application/appearance",
  "source": "spec/resources/application.yaml:59:5",
  "access": {
    "kind": "administrator",
    "level": "visible",
    "parameter": "id",
    "feature": null,
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
  "pathParameters": {},
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
    403
  ],
  "body": {
    "title": "Hearth",
    "description": "Kilns and glazes"
  },
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "body",
      "name": "title",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "title",
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
      "name": "logo",
      "value": "text",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "header_logo",
      "value": "text",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "favicon",
      "value": "text",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "new_project_guidelines",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "new_project_guidelines",
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
      "name": "profile_image_guidelines",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "profile_image_guidelines",
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
      "name": "header_message",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "header_message",
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
      "name": "footer_message",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "footer_message",
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
      "name": "message_background_color",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "message_background_color",
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
      "name": "message_font_color",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "message_font_color",
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
      "name": "email_header_and_footer_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "email_header_and_footer_enabled",
      "value": "2",
      "text": "is invalid"
    }
  ],
  "related": {}
},
{
  "id": "getPlanLimits",
  "resource": "application",
  "method": "GET",
  "path": "/application/plan_limits",
  "route": "/api/v4/application/plan_limits",
  "source": "spec/resources/application.yaml:101:5",
  "access": {
    "kind": "administrator",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": true
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
    403
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "query",
      "name": "plan_name",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "plan_name",
      "value": "no-such-value",
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "updatePlanLimits",
  "resource": "application",
  "method": "PUT",
  "path": "/application/plan_limits",
  "route": "/api/v4/application/plan_limits",
  "source": "spec/resources/application.yaml:150:5",
  "access": {
    "kind": "administrator",
    "level": "visible",
    "parameter": "id",
    "feature": null,
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
  "pathParameters": {},
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
    403
  ],
  "body": {
    "plan_name": "default",
    "conan_max_file_size": 3221225472
  },
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "body",
      "name": "plan_name",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "plan_name",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "plan_name",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "ci_pipeline_size",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_pipeline_size",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_pipeline_size",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_pipeline_size",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_pipeline_size",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_pipeline_size",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_pipeline_size",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_pipeline_size",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_pipeline_size",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "ci_active_jobs",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_active_jobs",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_active_jobs",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_active_jobs",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_active_jobs",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_active_jobs",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_active_jobs",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_active_jobs",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_active_jobs",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "ci_project_subscriptions",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_project_subscriptions",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_project_subscriptions",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_project_subscriptions",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_project_subscriptions",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_project_subscriptions",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_project_subscriptions",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_project_subscriptions",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_project_subscriptions",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "ci_pipeline_schedules",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_pipeline_schedules",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_pipeline_schedules",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_pipeline_schedules",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_pipeline_schedules",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_pipeline_schedules",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_pipeline_schedules",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_pipeline_schedules",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_pipeline_schedules",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "ci_needs_size_limit",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_needs_size_limit",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_needs_size_limit",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_needs_size_limit",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_needs_size_limit",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_needs_size_limit",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_needs_size_limit",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_needs_size_limit",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_needs_size_limit",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "ci_registered_group_runners",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_registered_group_runners",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_registered_group_runners",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_registered_group_runners",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_registered_group_runners",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_registered_group_runners",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_registered_group_runners",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_registered_group_runners",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_registered_group_runners",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "ci_registered_project_runners",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_registered_project_runners",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_registered_project_runners",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_registered_project_runners",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_registered_project_runners",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_registered_project_runners",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_registered_project_runners",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_registered_project_runners",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "ci_registered_project_runners",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "conan_max_file_size",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "conan_max_file_size",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "conan_max_file_size",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "conan_max_file_size",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "conan_max_file_size",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "conan_max_file_size",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "conan_max_file_size",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "conan_max_file_size",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "conan_max_file_size",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "generic_packages_max_file_size",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "generic_packages_max_file_size",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "generic_packages_max_file_size",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "generic_packages_max_file_size",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "generic_packages_max_file_size",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "generic_packages_max_file_size",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "generic_packages_max_file_size",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "generic_packages_max_file_size",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "generic_packages_max_file_size",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "helm_max_file_size",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "helm_max_file_size",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "helm_max_file_size",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "helm_max_file_size",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "helm_max_file_size",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "helm_max_file_size",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "helm_max_file_size",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "helm_max_file_size",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "helm_max_file_size",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "maven_max_file_size",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "maven_max_file_size",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "maven_max_file_size",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "maven_max_file_size",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "maven_max_file_size",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "maven_max_file_size",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "maven_max_file_size",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "maven_max_file_size",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "maven_max_file_size",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "npm_max_file_size",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "npm_max_file_size",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "npm_max_file_size",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "npm_max_file_size",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "npm_max_file_size",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "npm_max_file_size",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "npm_max_file_size",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "npm_max_file_size",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "npm_max_file_size",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "nuget_max_file_size",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "nuget_max_file_size",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "nuget_max_file_size",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "nuget_max_file_size",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "nuget_max_file_size",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "nuget_max_file_size",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "nuget_max_file_size",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "nuget_max_file_size",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "nuget_max_file_size",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "pypi_max_file_size",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "pypi_max_file_size",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "pypi_max_file_size",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "pypi_max_file_size",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "pypi_max_file_size",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "pypi_max_file_size",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "pypi_max_file_size",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "pypi_max_file_size",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "pypi_max_file_size",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "terraform_module_max_file_size",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "terraform_module_max_file_size",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "terraform_module_max_file_size",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "terraform_module_max_file_size",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "terraform_module_max_file_size",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "terraform_module_max_file_size",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "terraform_module_max_file_size",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "terraform_module_max_file_size",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "terraform_module_max_file_size",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "getApplicationStatistics",
  "resource": "application",
  "method": "GET",
  "path": "/application/statistics",
  "route": "/api/v4/application/statistics",
  "source": "spec/resources/application.yaml:5:5",
  "access": {
    "kind": "administrator",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": true
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
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    200
  ],
  "statuses": [
    200,
    401,
    403
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [],
  "related": {}
},
{
  "id": "getLicense",
  "resource": "application",
  "method": "GET",
  "path": "/license",
  "route": "/api/v4/license",
  "source": "spec/resources/application.yaml:188:5",
  "access": {
    "kind": "administrator",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": true
  },
  "scopes": [
    "api",
    "read_api"
  ],
  "tier": "premium",
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {},
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    200
  ],
  "statuses": [
    200,
    401,
    403,
    404
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [],
  "related": {}
},
{
  "id": "createLicense",
  "resource": "application",
  "method": "POST",
  "path": "/license",
  "route": "/api/v4/license",
  "source": "spec/resources/application.yaml:226:5",
  "access": {
    "kind": "administrator",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": true
  },
  "scopes": [
    "api"
  ],
  "tier": "premium",
  "flag": null,
  "pending": false,
  "relations": null,
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
    403
  ],
  "body": {
    "license": "eyJwbGFuIjoicHJlbWl1bSIsInN0YXJ0c19hdCI6IjIwMjItMDEtMDEiLCJsaWNlbnNlZSI6eyJDb21wYW55IjoiS2lsbndvcmtzIn19"
  },
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "body",
      "name": "license",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "license",
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
      "name": "license",
      "text": "is missing"
    }
  ],
  "related": {}
},
{
  "id": "deleteLicense",
  "resource": "application",
  "method": "DELETE",
  "path": "/license/{id}",
  "route": "/api/v4/license/{id}",
  "source": "spec/resources/application.yaml:276:5",
  "access": {
    "kind": "administrator",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": true
  },
  "scopes": [
    "api"
  ],
  "tier": "premium",
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": 1
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
    }
  ],
  "related": {}
},
]);
