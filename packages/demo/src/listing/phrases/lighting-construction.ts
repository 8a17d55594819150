/** How lights are made, by feature. Old ones were rewired; new ones have their original cord. */
export const lightingConstruction: Readonly<Record<string, readonly string[]>> = {
  lamp: [
    "[Set it|Put it|It works] [behind a sofa|beside a bed|at the end of a desk|by a window] and [the ceiling light can rest|evenings get longer|the corner comes alive].",
    "[The cord|Its cord] is [long enough|a good eight feet], [in fabric|in a quiet color], with [the plug facing flat|a switch within reach|no tape or splice].",
    "[Nothing hums|No part turns|Nothing leans] [that should not|when you touch it], and [the felt below is whole|it survives a passing tail|the weight is low].",
    "[On a dimmer|With a low bulb] it is [a night light|company|what candles were for], [full on, you can thread a needle|and bright when you need it|and draws next to nothing].",
    "The base is [weighted|heavy enough], [so it stays put|it does not tip when the cord is pulled|with felt below].",
    "[It takes|Takes] a [standard bulb|standard screw bulb] [up to 60 watts|of any kind|, LED or old], [and one comes with it|a warm one suits it best|found in any store].",
    "[The switch|Its switch] [sits where your hand expects it|is on the cord|clicks properly][, no groping in the dark|, easy from a chair|].",
    "[Lit|Switched on] for [a full evening|two hours] [before we wrote this|on our bench], [no hum, no flicker|cool to the touch|and all is well].",
    "[At {height} inches|Standing {height} inches tall] it [puts the light where you read|clears a sofa arm|is the right height for its place].",
    "The [stem|body] is [straight|true], [no lean|from every side|and nothing turns that should not].",
  ],
  shade: [
    "[The shade|Its shade] is {material}[, evenly tight on its frame|, and it warms the light|, included|].",
    "[Light comes|The light comes] through the {material} [evenly|softly][, with the bulb never showing|, a little {color}|].",
  ],
  hanging: [
    "[From below|Seen from a chair] you [see no bulb|get shape, not glare], [which takes some thought|and that is half the art|as a good maker knows].",
    "[Over a table|In a stairwell|Above an island] it [hangs at its best|has the room it wants|looks drawn for the place], [thirty inches over the top|and people look up|dimmed for dinner].",
    "[Canopy, screws and bracket|The canopy and all its screws|Everything for the ceiling] [are included|come along|are in a bag][, counted|, so nothing needs hunting down|].",
    "[The drop|Its drop] [can be shortened|adjusts][ by any electrician| in minutes|], and [there is cord to spare|it suits eight- and ten-foot ceilings|we measure with you].",
    "[Takes|It takes] standard [bulbs|LED bulbs], [works with a dimmer|warm ones suit it|which you can buy anywhere].",
    "[An ordinary ceiling box|A standard box] [carries|takes] its {weight} lb[, no extra brace|, easily|].",
    "[Lit on our bench|Tested lit|Hung and lit] for [two hours|an evening], [no crackle|all of it working|and nothing ran hot].",
    "[Every|Each] [arm, cup and screw|part] is [straight|here|in place], [and the finish matches|seen from below|and wiped clean].",
  ],
  sconces: [
    "[It mounts|It fits] [on a standard wall box|over any wall box], or [on a cord with a plug|with a plug-in kit], [beside a bed|along a hall|either side of a mirror].",
  ],
  rewired: [
    "[Rewired|It has been rewired|Newly rewired] with [a cloth cord|modern wire] and [a new socket|new sockets|a polarized plug][, by an electrician|, the old parts come in a bag|].",
    "[The wiring is new|New wiring|All new wiring] [inside the old shell|behind the original parts|though you would not know], [safe for today|so it can stay on|and tested].",
  ],
  second: [
    "{Second} [below|for the body|and {material} together] [gives it weight|is a good base|makes the pair][ and some shine| and ages well|].",
  ],
};
