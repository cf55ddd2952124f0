import type { Child, FC } from 'hono/jsx';
import { csrfField, type Frame } from './frame.ts';

interface FormProps {
  readonly frame: Frame;
  /** Target of the form, from the root of the instance: `/users/sign_in`. */
  readonly action: string;
  readonly children?: Child;
}

/**
 * A form that changes something: it shows that it comes from a page of ours. `account` is the username whose password
 * it asks for, where it does not ask for that as well: a program that keeps passwords learns whose it is. `multipart`
 * forms may hold files and long texts.
 */
export const Form: FC<
  FormProps & { readonly account?: string | undefined; readonly multipart?: boolean }
> = ({ frame, action, account, multipart = false, children }) => (
  <form
    method="post"
    action={frame.base + action}
    enctype={multipart ? 'multipart/form-data' : undefined}
  >
    <input type="hidden" name={csrfField} value={frame.csrfToken} />
    {account === undefined ? null : (
      <input type="text" name="username" value={account} autocomplete="username" hidden readonly />
    )}
    {children}
  </form>
);

interface ButtonProps {
  readonly kind?: 'primary' | 'danger' | 'quiet' | undefined;
  readonly name?: string;
  readonly value?: string;
  /** Said in place of the text, where several buttons of a page have the same. */
  readonly label?: string | undefined;
  readonly children?: Child;
}

/** Sends the form it stands in. */
export const Button: FC<ButtonProps> = ({ kind = 'primary', name, value, label, children }) => (
  <button type="submit" class={kind} name={name} value={value} aria-label={label}>
    {children}
  </button>
);

/** A form that is one button; `fields` go along unseen. */
export const PostButton: FC<
  FormProps & ButtonProps & { readonly fields?: Readonly<Record<string, string>> }
> = ({ frame, action, fields = {}, kind, label, children }) => (
  <form class="button" method="post" action={frame.base + action}>
    <input type="hidden" name={csrfField} value={frame.csrfToken} />
    {Object.entries(fields).map(([name, value]) => (
      <input type="hidden" name={name} value={value} />
    ))}
    <Button kind={kind} label={label}>
      {children}
    </Button>
  </form>
);

interface ConfirmedProps extends FormProps {
  /** Shown before the form is opened: "Delete". */
  readonly summary: Child;
  /** Names the thing, where several of a page have the same summary. */
  readonly label?: string | undefined;
  /** Text of the button that does it. */
  readonly button: string;
  readonly kind?: 'primary' | 'danger';
  readonly fields?: Readonly<Record<string, string>>;
  readonly open?: boolean;
}

/** A form that is opened by a word: of an act that is hard to take back, and below what it means. */
export const Confirmed: FC<ConfirmedProps> = ({
  frame,
  action,
  summary,
  label,
  button,
  kind = 'danger',
  fields = {},
  open = false,
  children,
}) => (
  <details class={`confirmed ${kind}`} open={open}>
    <summary aria-label={label}>{summary}</summary>
    <Form frame={frame} action={action}>
      {children}
      {Object.entries(fields).map(([name, value]) => (
        <input type="hidden" name={name} value={value} />
      ))}
      <Button kind={kind}>{button}</Button>
    </Form>
  </details>
);

interface FieldProps {
  /** Name in the sent form: `user[login]`. */
  readonly name: string;
  /** Tells fields of one name apart, where a page has several forms; the name unless given. */
  readonly id?: string | undefined;
  readonly label: string;
  /** Said below the label. */
  readonly hint?: string | undefined;
  /** Each refusal as a sentence of its own. */
  readonly errors?: readonly string[] | undefined;
  readonly required?: boolean;
}

interface InputProps extends FieldProps {
  readonly value?: string;
  readonly type?: 'text' | 'email' | 'url' | 'date' | 'number' | 'color' | 'password';
  readonly autocomplete?: string;
  readonly maxlength?: number;
  readonly inputmode?: 'numeric' | 'email' | 'text' | undefined;
  readonly autofocus?: boolean;
}

/** A line of text. A password is never filled in: give it no value. */
export const TextField: FC<InputProps> = ({ type = 'text', value, autocomplete, ...rest }) => (
  <Labelled {...rest}>
    <input
      {...described(rest)}
      type={type}
      name={rest.name}
      value={value}
      maxlength={rest.maxlength}
      inputmode={rest.inputmode}
      autofocus={rest.autofocus}
      required={rest.required}
      autocomplete={autocomplete ?? 'off'}
      spellcheck={false}
      autocapitalize="none"
    />
  </Labelled>
);

export const TextArea: FC<
  FieldProps & {
    readonly value?: string | undefined;
    readonly rows?: number | undefined;
    readonly maxlength?: number | undefined;
    /** True for code, whose lines do not wrap. */
    readonly code?: boolean;
  }
> = ({ value = '', rows = 4, maxlength, code = false, ...rest }) => (
  <Labelled {...rest}>
    <textarea
      {...described(rest)}
      class={code ? 'code' : undefined}
      wrap={code ? 'off' : undefined}
      name={rest.name}
      rows={rows}
      maxlength={maxlength}
      required={rest.required}
      spellcheck={false}
    >
      {/* The first line break in it is not part of the text. */}
      {`\n${value}`}
    </textarea>
  </Labelled>
);

export const Select: FC<
  FieldProps & {
    readonly value?: string;
    /** Value and text of each choice. */
    readonly choices: readonly (readonly [value: string, text: string])[];
  }
> = ({ value, choices, ...rest }) => (
  <Labelled {...rest}>
    <select {...described(rest)} name={rest.name} required={rest.required}>
      {choices.map(([choice, text]) => (
        <option value={choice} selected={choice === value}>
          {text}
        </option>
      ))}
    </select>
  </Labelled>
);

/** A file of the person's machine. */
export const FileField: FC<FieldProps> = (field) => (
  <Labelled {...field}>
    <input {...described(field)} type="file" name={field.name} required={field.required} />
  </Labelled>
);

/** A choice of a few values that are all in view. */
export const Radios: FC<
  Omit<FieldProps, 'id'> & {
    readonly value?: string;
    readonly choices: readonly {
      readonly value: string;
      readonly text: string;
      readonly hint?: string;
    }[];
  }
> = ({ name, label, hint, errors = [], value, choices, required }) => (
  <fieldset class="choices">
    <legend>{label}</legend>
    {hint === undefined ? null : <p class="hint">{hint}</p>}
    {choices.map((choice) => {
      const id = formatFieldId(`${name}-${choice.value}`);
      return (
        <div class="checkbox">
          <input
            type="radio"
            id={id}
            name={name}
            value={choice.value}
            checked={choice.value === value}
            required={required}
            aria-describedby={choice.hint === undefined ? undefined : `${id}-hint`}
          />
          <label for={id}>{choice.text}</label>
          {choice.hint === undefined ? null : (
            <p class="hint" id={`${id}-hint`}>
              {choice.hint}
            </p>
          )}
        </div>
      );
    })}
    {errors.length === 0 ? null : (
      <p class="error" id={`${formatFieldId(name)}-error`}>
        {errors.join(' ')}
      </p>
    )}
  </fieldset>
);

/** Sends `value` when it is ticked and nothing otherwise. */
export const Checkbox: FC<
  FieldProps & { readonly checked?: boolean | undefined; readonly value?: string | undefined }
> = ({ checked = false, value = '1', ...rest }) => {
  const id = formatFieldId(`${rest.name}-${value}`);
  return (
    <div class="checkbox">
      <input
        type="checkbox"
        id={id}
        name={rest.name}
        value={value}
        checked={checked}
        aria-describedby={rest.hint === undefined ? undefined : `${id}-hint`}
      />
      <label for={id}>{rest.label}</label>
      {rest.hint === undefined ? null : (
        <p class="hint" id={`${id}-hint`}>
          {rest.hint}
        </p>
      )}
    </div>
  );
};

const Labelled: FC<FieldProps & { readonly children?: Child }> = (field) => {
  const id = formatFieldId(field.id ?? field.name);
  return (
    <div class="field">
      <label for={id}>{field.label}</label>
      {field.hint === undefined ? null : (
        <p class="hint" id={`${id}-hint`}>
          {field.hint}
        </p>
      )}
      {field.children}
      {field.errors?.length ? (
        <p class="error" id={`${id}-error`}>
          {field.errors.join(' ')}
        </p>
      ) : null}
    </div>
  );
};

/** The attributes that tie an input to its label, its hint and what is wrong with it. */
function described({ name, id: own, hint, errors }: FieldProps) {
  const id = formatFieldId(own ?? name);
  const wrong = (errors?.length ?? 0) > 0;
  const texts = [...(hint === undefined ? [] : [`${id}-hint`]), ...(wrong ? [`${id}-error`] : [])];
  return {
    id,
    'aria-describedby': texts.length === 0 ? undefined : texts.join(' '),
    'aria-invalid': wrong ? ('true' as const) : undefined,
  };
}

const formatFieldId = (name: string) => name.replaceAll(/[^\w-]+/g, '-').replace(/-$/, '');
