import { Button } from '#src/ui/button.tsx';
import { Checkbox, RadioGroup } from '#src/ui/choice.tsx';
import { NumberField, SelectField, TextArea, TextField } from '#src/ui/field.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { SearchBox } from '#src/ui/search-box.tsx';
import { Part } from './part.tsx';

export function Forms() {
  return (
    <>
      <Part name="Fields">
        <div className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
          <TextField label="Title" hint="Maker, model and what makes it this one." />
          <TextField label="E-mail" type="email" defaultValue="ines@example.org" readOnly />
          <TextField
            label="Phone"
            type="tel"
            defaultValue="12"
            error="A phone number has at least 5 digits. Nothing was sent."
          />
          <NumberField label="Price" before="$" defaultValue={145} />
          <NumberField label="Used for" after="months" defaultValue={18} optional="optional" />
          <SelectField label="Condition" defaultValue="">
            <option value="" disabled>
              Select
            </option>
            <option>Excellent</option>
            <option>Good</option>
            <option>Fair</option>
          </SelectField>
          <PasswordField label="Password" hint="At least 8 characters." autoComplete="new-password" />
          <TextField label="Location" disabled defaultValue="Porto" />
          <TextArea
            label="Description"
            className="md:col-span-2 lg:col-span-3"
            defaultValue="Front and rear caps, hood and the original box."
          />
        </div>
        <RadioGroup
          label="I want to"
          name="role"
          defaultChecked={false}
          options={[
            { value: 'Buyer', label: 'Buy', hint: 'Book gear and meet its owner.' },
            { value: 'Seller', label: 'Sell', hint: 'List cameras, lenses and accessories.' },
          ]}
        />
        <div className="max-w-xs">
          <Checkbox label="Excellent" count="214" defaultChecked />
          <Checkbox label="Good" count="389" />
          <Checkbox label="Fair" count="12" disabled />
        </div>
        <SearchBox
          action="/search"
          label="Find gear"
          placeholder="Model, mount or maker"
          className="max-w-sm"
        />
      </Part>
      <Part name="Notices">
        <Notice tone="error" title="That e-mail and password do not match.">
          Nothing was changed. Check both, or ask for a new password.
        </Notice>
        <Notice title="Google is not set up here." action={<Button size="sm">How to</Button>}>
          Sign in with e-mail and password.
        </Notice>
      </Part>
    </>
  );
}
