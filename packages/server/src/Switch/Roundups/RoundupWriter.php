<?php
declare( strict_types=1 );

namespace Larder\Switch\Roundups;

use Larder\Recipe\Saved\Block;
use Larder\Recipe\Saved\EmbedBlock;
use Larder\Recipe\Saved\TextBlocks;
use Larder\Switch\Content;
use Larder\Switch\KeptRevision;
use Larder\Switch\Outcome;
use Larder\Switch\PluginSource;
use Larder\Switch\Rows;
use Larder\Switch\Snapshot;
use Larder\Switch\StorableText;
use Larder\Taxonomies\Taxonomy;

defined( 'ABSPATH' ) || exit;

/**
 * Writes the roundups of another plugin as blocks into the posts that show them.
 *
 * A roundup with a recipe that is still to change over waits, and is shown by its stand-in as long as that plugin is off.
 */
final class RoundupWriter {

	/**
	 * @param Roundups $roundups Reads roundups.
	 */
	public function __construct(
		private readonly \wpdb $db,
		private readonly Rows $rows,
		private readonly Roundups $roundups
	) {}

	/**
	 * Writes the roundups of a post.
	 *
	 * @return Outcome Without recipes, since none has changed over.
	 */
	public function change_post( PluginSource $source, int $post_id ): Outcome {
		$post = get_post( $post_id );
		if ( ! $post instanceof \WP_Post ) {
			return new Outcome( $post_id );
		}
		$embeds  = [];
		$markup  = [];
		$written = [];
		foreach ( RoundupPlaces::in( $source->id(), $post->post_content ) as $number => $place ) {
			$lines    = $this->roundups->all( $source->id(), $place['part'], $place['attributes'] );
			$embeds[] = $place['embed'];
			$blocks   = self::waits( $source, $lines ) ? '' : StorableText::content( $this->db, self::blocks( $lines ) );
			if ( '' !== $blocks ) {
				$markup[ $number ] = $blocks;
				$written[]         = [
					'before' => $place['embed']->markup,
					'after'  => $blocks,
					'homes'  => array_values( array_filter( array_column( $lines, 'home' ) ) ),
				];
			}
		}
		if ( [] !== $written ) {
			$this->store( $source, $post, Content::replaced( $post->post_content, $markup, $embeds ), $written );
		}
		return new Outcome( $post_id );
	}

	/**
	 * Stores a post, and what it was before.
	 *
	 * @param \WP_Post                                                     $post    The post as it is.
	 * @param string                                                       $content What it says now.
	 * @param list<array{before: string, after: string, homes: list<int>}> $written What is in the place of each roundup.
	 */
	private function store( PluginSource $source, \WP_Post $post, string $content, array $written ): void {
		$snapshot = Snapshot::find( $post->ID );
		if ( null === $snapshot ) {
			$snapshot = Snapshot::take( $this->rows, $post, $source->id(), Taxonomy::keys() );
			KeptRevision::keep( $this->db, $post, $snapshot->has_no_revisions() );
		}
		Content::write( $this->db, $post->ID, $content );
		$snapshot->record['roundups'] = [ ...$snapshot->record['roundups'] ?? [], ...$written ];
		$snapshot->wrote( $post->post_content, $content );
		$snapshot->keep( $post->ID );
	}

	/**
	 * Returns whether a recipe of a roundup is there and has not changed over.
	 *
	 * @param list<RoundupLine> $lines
	 */
	private static function waits( PluginSource $source, array $lines ): bool {
		foreach ( $lines as $line ) {
			if ( ! $line->is_link() && '' !== $line->key && null !== $source->recipe( $line->key ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Writes the blocks of a roundup.
	 *
	 * @param list<RoundupLine> $lines
	 * @return string Empty where all recipes that it lists are gone.
	 */
	private static function blocks( array $lines ): string {
		$recipes = array_filter( $lines, static fn ( RoundupLine $line ): bool => ! $line->is_words() );
		$links   = array_filter( $recipes, static fn ( RoundupLine $line ): bool => $line->is_link() );
		return [] === $links && [] !== $recipes ? '' : Block::several( array_map( self::block( ... ), $lines ) );
	}

	/**
	 * Writes the block of a line.
	 *
	 * @return string Empty for a recipe that is gone.
	 */
	private static function block( RoundupLine $line ): string {
		$post = $line->home > 0 ? get_post( $line->home ) : null;
		return match ( true ) {
			$post instanceof \WP_Post => EmbedBlock::html( $post, $line->is_card ? 'card' : 'line', $line->text, $line->title ),
			'' !== $line->url         => EmbedBlock::foreign( $line->url, self::title( $line ), $line->text, $line->rel, $line->image ),
			$line->is_words()         => TextBlocks::html( $line->words() ),
			default                   => '',
		};
	}

	/**
	 * Names a recipe of another site; where nobody has named it, by the site.
	 */
	private static function title( RoundupLine $line ): string {
		return '' === $line->title ? (string) wp_parse_url( $line->url, PHP_URL_HOST ) : $line->title;
	}
}
