import {
  createContext,
  useContext,
  type ComponentType,
  type FormHTMLAttributes,
  type ReactNode,
  type Ref,
} from "react";
import { FormErrors, type FormErrorsProps } from "./form-errors.tsx";

/** Props of the app's form: the attributes of a form element. */
export type AppFormProps = Omit<FormHTMLAttributes<HTMLFormElement>, "method" | "className" | "style"> & {
  method: "get" | "post";
  ref?: Ref<HTMLFormElement> | undefined;
  /** Keeps the scroll position after submission. */
  preventScrollReset?: boolean;
  /** The browser itself submits it, for an answer that is a file. */
  reloadDocument?: boolean;
};

function PlainForm({
  preventScrollReset: _preventScrollReset,
  reloadDocument: _reloadDocument,
  ...form
}: AppFormProps) {
  return <form {...form} />;
}

const FormContext = createContext<ComponentType<AppFormProps>>(PlainForm);

/** The app provides its router's form once; without it every form is a plain one. */
export function FormProvider({ form, children }: { form: ComponentType<AppFormProps>; children: ReactNode }) {
  return <FormContext value={form}>{children}</FormContext>;
}

/** A form that works without JavaScript and is submitted in the background with it. */
export function AppForm({ errors, children, ...form }: AppFormProps & Partial<FormErrorsProps>) {
  const Form = useContext(FormContext);
  return (
    <Form {...form}>
      <FormErrors errors={errors}>{children}</FormErrors>
    </Form>
  );
}
