#!/bin/sh
# Draws the sample lesson: a slow pattern of lines, a title card, a running second counter and soft chords.
# Needs ffmpeg (libx264, aac, drawtext with libfreetype) and the Noto CJK fonts (Debian: ffmpeg fonts-noto-cjk).
# Usage: sh make-video.sh   -> writes sample-lesson.mp4 beside this script.
set -eu
cd "$(dirname "$0")"

regular=/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc
bold=/usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc
seconds=24

# Three slow waves drawn as thin lines on ink blue; the crests brighten, so the picture moves without flicker.
wave="exp(-abs(Y-250-26*sin(X/90+T*0.5)-12*sin(X/37-T*0.3))/3)"
wave2="exp(-abs(Y-275-30*sin(X/110-T*0.4)-9*sin(X/29+T*0.35))/3)"
wave3="exp(-abs(Y-300-22*sin(X/75+T*0.3+2)-14*sin(X/51-T*0.2))/3)"
lum="30+Y/24+95*$wave+70*$wave2+55*$wave3"

# A chord changes every six seconds; each note swells and fades, so nothing clicks.
swell="(0.5-0.5*cos(2*PI*mod(t,6)/6))"
root="if(lt(t,6),261.63,if(lt(t,12),220,if(lt(t,18),174.61,196)))"
third="if(lt(t,6),329.63,if(lt(t,12),261.63,if(lt(t,18),220,246.94)))"
fifth="if(lt(t,6),392,if(lt(t,12),329.63,if(lt(t,18),261.63,293.66)))"
tone="0.16*$swell*(sin(2*PI*t*($root))+0.7*sin(2*PI*t*($third))+0.5*sin(2*PI*t*($fifth)))"

ffmpeg -y -hide_banner -loglevel error \
  -f lavfi -i "color=c=black:s=640x360:r=15:d=$seconds" \
  -f lavfi -i "aevalsrc=exprs='$tone':s=44100:c=mono:d=$seconds" \
  -filter_complex "[0:v]format=yuv444p,geq=lum='$lum':cb='142-6*$wave':cr='112+4*$wave',\
drawtext=fontfile=$bold:text='梧桐示例课程':fontsize=56:fontcolor=white:x=(w-tw)/2:y=84,\
drawtext=fontfile=$regular:text='用于检查播放、进度与声音的短片':fontsize=22:fontcolor=white@0.85:x=(w-tw)/2:y=164,\
drawtext=fontfile=$bold:text='%{eif\\:floor(t+0.001)\\:d\\:2} / $seconds 秒':fontsize=24:fontcolor=white:x=w-tw-24:y=20,\
format=yuv420p[v]" \
  -map "[v]" -map 1:a \
  -c:v libx264 -profile:v main -level 3.0 -preset veryslow -crf 26 -g 30 -pix_fmt yuv420p \
  -c:a aac -b:a 64k -ac 1 -t "$seconds" \
  -movflags +faststart -map_metadata -1 -fflags +bitexact -flags:v +bitexact -flags:a +bitexact \
  sample-lesson.mp4
