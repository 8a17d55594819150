import {
  createContext,
  useContext,
  type ComponentType,
  type FormHTMLAttributes,
  type ReactNode,
  type Ref,
} from "react";

/** What the app's form must take: the attributes of a form element, sent by get or post. */
export type AppFormProps = Omit<FormHTMLAttributes<HTMLFormElement>, "method" | "className" | "style"> & {
  method: "get" | "post";
  ref?: Ref<HTMLFormElement> | undefined;
  /** The page keeps its scroll position after the answer. */
  preventScrollReset?: boolean;
};

function PlainForm({ preventScrollReset: _preventScrollReset, ...form }: AppFormProps) {
  return <form {...form} />;
}

const FormContext = createContext<ComponentType<AppFormProps>>(PlainForm);

/** The app hands in its router's form once; without it every form is a plain one, as it is before scripts arrive. */
export function FormProvider({ form, children }: { form: ComponentType<AppFormProps>; children: ReactNode }) {
  return <FormContext value={form}>{children}</FormContext>;
}

/** A form that works without scripts and is sent in the background with them. */
export function AppForm(props: AppFormProps) {
  const Form = useContext(FormContext);
  return <Form {...props} />;
}
