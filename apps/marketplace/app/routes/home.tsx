export default function Home() {
  return <h1>Heirloop</h1>;
}
