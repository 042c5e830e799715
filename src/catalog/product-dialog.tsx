import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { api } from '#src/identity/client.ts';
import { uploadImage } from '#src/images/client.ts';
import type { CallError } from '#src/platform/browser/call.ts';
import { useSchemaForm } from '#src/platform/browser/form.ts';
import { texts } from '#src/texts/texts.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog, DialogActions } from '#src/ui/dialog.tsx';
import { TextField } from '#src/ui/field.tsx';
import { FileField } from '#src/ui/file-field.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { toast } from '#src/ui/toast.tsx';
import { productFields, type Kind, type Listing, type ProductFields } from './contract.ts';
import { ProductFieldset } from './product-fieldset.tsx';

const picture = z.custom<FileList>((value) => value instanceof FileList && value.length === 1, 'is missing');
/** The lens form takes a file, which is uploaded first; the others take an address. */
const lensForm = productFields.omit({ img: true }).extend({ file: picture });

/** The form that puts an item up. It keeps what was typed when something fails. */
export function ProductDialog({
  kind,
  editing,
  onClose,
}: {
  kind: Kind;
  /** The item to change; a new one otherwise. */
  editing?: Listing | undefined;
  onClose: () => void;
}) {
  const { products, layout } = texts;
  const queries = useQueryClient();
  const [uploading, setUploading] = useState(false);

  async function save(fields: ProductFields): Promise<void> {
    if (editing) await api('PATCH', `/${kind}/${editing._id}`, fields);
    else await api('POST', `/${kind}`, fields);
    toast.success(editing ? products.saved : products.success);
    onClose();
    await queries.invalidateQueries({ queryKey: ['my'] });
  }
  const explain = (error: CallError) =>
    error.status >= 400 && error.status < 500 ? error.message : products.failed;

  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={editing ? products.editTitle : products.addKind[kind]}
      closeLabel={layout.close}
      size="lg"
    >
      {kind === 'lens' && !editing ? (
        <LensForm
          save={save}
          explain={explain}
          onClose={onClose}
          uploading={uploading}
          setUploading={setUploading}
        />
      ) : (
        <AddressForm kind={kind} editing={editing} save={save} explain={explain} onClose={onClose} />
      )}
    </Dialog>
  );
}

type FormProps = {
  save: (fields: ProductFields) => Promise<void>;
  explain: (error: CallError) => string;
  onClose: () => void;
};

const blank = { title: '', brand: '', location: '', des: '' };

function AddressForm({
  kind,
  editing,
  save,
  explain,
  onClose,
}: FormProps & { kind: Kind; editing: Listing | undefined }) {
  const { products, form: words } = texts;
  const form = useSchemaForm(productFields, editing?.products ?? { ...blank, img: '' }, save, explain);
  const error = form.formState.errors.img?.message;
  return (
    <form onSubmit={(event) => void form.submit(event)} noValidate>
      <ProductFieldset
        kind={kind}
        register={form.register}
        errors={form.formState.errors}
        renderPicture={() => (
          <TextField
            label={products.fields.img}
            hint={products.fields.imgHint}
            required
            error={error && words.fieldError(products.fields.img, error)}
            className="sm:col-span-2"
            {...form.register('img')}
          />
        )}
      />
      <Actions
        label={editing ? products.save : products.submit}
        failure={form.failure}
        pending={form.formState.isSubmitting}
        onClose={onClose}
      />
    </form>
  );
}

function LensForm({
  save,
  explain,
  onClose,
  uploading,
  setUploading,
}: FormProps & { uploading: boolean; setUploading: (uploading: boolean) => void }) {
  const { products, form: words } = texts;
  const form = useSchemaForm(
    lensForm,
    blank,
    async ({ file, ...fields }) => {
      setUploading(true);
      // The lens is posted only when the upload said success.
      const img = await uploadImage(file[0]!).finally(() => setUploading(false));
      await save({ ...fields, img });
    },
    (error) => (error.errors.some(({ path }) => path === 'image') ? error.message : explain(error)),
  );
  const error = form.formState.errors.file?.message;
  return (
    <form onSubmit={(event) => void form.submit(event)} noValidate>
      <ProductFieldset
        kind="lens"
        register={form.register}
        errors={form.formState.errors}
        renderPicture={() => (
          <FileField
            label={products.fields.file}
            hint={products.fields.fileHint}
            accept="image/jpeg,image/png,image/webp,image/avif"
            required
            error={error && words.fieldError(products.fields.file, error)}
            className="sm:col-span-2"
            {...form.register('file')}
          />
        )}
      />
      {uploading && <p className="mono mt-4">{products.uploading}</p>}
      <Actions
        label={products.submit}
        failure={form.failure}
        pending={form.formState.isSubmitting}
        onClose={onClose}
      />
    </form>
  );
}

function Actions({
  label,
  failure,
  pending,
  onClose,
}: {
  label: string;
  failure: string | null;
  pending: boolean;
  onClose: () => void;
}) {
  const { products } = texts;
  return (
    <>
      {failure && (
        <div className="mt-5">
          <Notice tone="error">{failure}</Notice>
        </div>
      )}
      <DialogActions>
        <Button variant="line" onClick={onClose}>
          {products.cancel}
        </Button>
        <Button type="submit" pending={pending}>
          {label}
        </Button>
      </DialogActions>
    </>
  );
}
