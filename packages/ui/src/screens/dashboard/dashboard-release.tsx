import { Accordion } from "../../components/accordion/accordion.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextArea } from "../../components/text-area/text-area.tsx";
import { CollectionForm, type CollectionFormProps } from "../../patterns/consignment/collection-form.tsx";

/** Releases an accepted piece, with a reason that its owner reads; folded away until it is needed. */
export function DashboardRelease(props: CollectionFormProps) {
  const { consignment, answer } = props;
  const typed = answer?.intent === "release" ? answer : undefined;
  return (
    <Accordion
      items={[
        {
          id: `${consignment._id}-release`,
          title: "Release this piece",
          open: typed !== undefined,
          content: (
            <CollectionForm
              {...props}
              intent="release"
              button={`Release ${consignment.title}`}
              variant="danger"
            >
              <Text size="small" tone="soft" measure>
                Other shops can accept it again, and you find it under Missed. You cannot accept it a second
                time.
              </Text>
              <TextArea
                label="Why you cannot take it"
                name="reason"
                rows={3}
                required
                maxLength={600}
                hint={`${consignment.consigner.firstName} reads it.`}
                defaultValue={typed?.values["reason"]}
                error={typed?.errors["reason"]}
              />
            </CollectionForm>
          ),
        },
      ]}
    />
  );
}
