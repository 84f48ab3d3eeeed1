<?php
declare( strict_types=1 );

namespace Larder\Switch\Sources;

use Larder\Exchange\Html\Url;
use Larder\Switch\Draft;
use Larder\Switch\Rows;
use Larder\Switch\StoredLink;
use Larder\Switch\StoredTree;
use Larder\Switch\TypedLists;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the ingredients, steps and equipment of WP Recipe Maker.
 */
final class WpRecipeMakerLists {

	/** @var array<string, string> What lines of ingredients say, by their uids: steps name them. */
	private array $lines = [];

	public function __construct( private readonly Rows $rows ) {}

	/**
	 * Reads the ingredients.
	 *
	 * @param StoredTree $groups Groups of lines.
	 */
	public function ingredients( Draft $draft, StoredTree $groups ): void {
		foreach ( $groups->entries() as $group ) {
			$draft->lists->open_items( $group->text( 'name' ) );
			foreach ( $group->at( 'ingredients' )->entries() as $line ) {
				$uid                 = $line->html( 'uid' );
				$this->lines[ $uid ] = implode(
					' ',
					array_filter(
						[ $line->text( 'amount' ), $line->text( 'unit' ), $line->text( 'name' ) ],
						static fn ( string $part ): bool => '' !== $part
					)
				);
				$draft->lists->add_item(
					'',
					[
						'quantity' => $line->text( 'amount' ),
						'unit'     => $line->text( 'unit' ),
						'name'     => $line->text( 'name' ),
						'note'     => $line->text( 'notes' ),
					],
					$this->link( $line ),
					'' === $uid ? '' : "wprm-$uid"
				);
			}
		}
	}

	/**
	 * Finds where a line leads to: its own link, one within its name, or the one of its ingredient.
	 *
	 * @return array{url: string, newTab: bool, rel: string}|null
	 */
	private function link( StoredTree $line ): ?array {
		$own      = $line->at( 'link' );
		$url      = $own->html( 'url' );
		$nofollow = $own->html( 'nofollow' );
		if ( '' === $url && 1 === preg_match( '/<a\b[^>]*\bhref=["\']([^"\']+)/i', $line->html( 'name' ), $found ) ) {
			$url = html_entity_decode( $found[1], ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		}
		if ( '' === $url && $line->number( 'id' ) > 0 ) {
			$meta     = $this->rows->meta( 'term', $line->number( 'id' ) );
			$url      = $meta['wprmp_ingredient_link'] ?? '';
			$nofollow = $meta['wprmp_ingredient_link_nofollow'] ?? '';
		}
		return self::sold( $url, $nofollow );
	}

	/**
	 * Makes a link that may be sold.
	 *
	 * @param string $url      Where it leads to.
	 * @param string $nofollow What is chosen for it, such as `sponsored` or `default`.
	 * @return array{url: string, newTab: bool, rel: string}|null
	 */
	private static function sold( string $url, string $nofollow ): ?array {
		return StoredLink::create( $url, in_array( $nofollow, [ 'nofollow', 'sponsored' ], true ) ? $nofollow : '' );
	}

	/**
	 * Reads the steps. A tip between them has no number of its own: it is that of the step before it, or of the next one. In a group
	 * where no step says anything the first tip that does stands for one.
	 *
	 * @param StoredTree $groups Groups of steps.
	 */
	public function instructions( Draft $draft, StoredTree $groups ): void {
		foreach ( $groups->entries() as $group ) {
			$draft->lists->open_steps( $group->text( 'name' ) );
			$early   = '';
			$entries = $group->at( 'instructions' )->entries();
			$steps   = array_filter( $entries, static fn ( StoredTree $entry ): bool => 'tip' !== $entry->html( 'type' ) );
			$last    = array_key_last( $steps ) ?? -1;
			foreach ( $entries as $at => $entry ) {
				$tip = $entry->html( 'text' );
				if ( isset( $steps[ $at ] ) ) {
					$this->step( $draft, $entry, $early );
					$early = '';
				} elseif ( $at > $last && ! $draft->lists->has_step() ) {
					TypedLists::step( $draft, '', tip: $tip );
				} elseif ( ! TypedLists::tip( $draft, $tip ) ) {
					$early .= "<p>$tip</p>";
				}
			}
		}
	}

	/**
	 * Reads a step.
	 *
	 * @param string $tip HTML of tips before it.
	 */
	private function step( Draft $draft, StoredTree $step, string $tip ): void {
		$video = $step->at( 'video' );
		$start = $video->number( 'start' );
		TypedLists::step(
			$draft,
			$this->with_ingredients( $step->html( 'text' ) ),
			$step->text( 'name' ),
			$draft->picture( $step->number( 'image' ), '', 'instructions' ),
			self::url( $video ),
			'',
			$start > 0 ? $start : null,
			self::named( $step->at( 'ingredients' ) ),
			$tip
		);
	}

	/**
	 * Replaces the shortcodes of ingredients with the lines that they name; where there is no such line, with their own text.
	 *
	 * @param string $html Text of a step.
	 */
	private function with_ingredients( string $html ): string {
		return preg_replace_callback(
			'/\[wprm-ingredient\b([^\]]*)\]/',
			function ( array $found ): string {
				$named = shortcode_parse_atts( $found[1] );
				$uid   = is_string( $named['uid'] ?? null ) ? explode( ':', $named['uid'] )[0] : '';
				return esc_html( $this->lines[ $uid ] ?? '' ) ?: $found[0];
			},
			$html
		) ?? $html;
	}

	/**
	 * Finds the URL of a step's video.
	 */
	private static function url( StoredTree $video ): string {
		$typed = Url::first_in( $video->html( 'embed' ) );
		if ( '' !== $typed ) {
			return $typed;
		}
		$file = $video->number( 'id' ) > 0 ? wp_get_attachment_url( $video->number( 'id' ) ) : false;
		return is_string( $file ) ? $file : '';
	}

	/**
	 * Returns the ids of the ingredients that a step names; a part of a split line is the line.
	 *
	 * @param StoredTree $uids What the step has.
	 * @return list<string>|null Null where nobody has chosen any.
	 */
	private static function named( StoredTree $uids ): ?array {
		$ids = [];
		foreach ( $uids->entries() as $uid ) {
			$ids[] = 'wprm-' . explode( ':', $uid->html() )[0];
		}
		return [] === $ids ? null : array_values( array_unique( $ids ) );
	}

	/**
	 * Reads the equipment; its links and pictures belong to the terms.
	 */
	public function equipment( Draft $draft, StoredTree $tools ): void {
		foreach ( $tools->entries() as $tool ) {
			$meta = $tool->number( 'id' ) > 0 ? $this->rows->meta( 'term', $tool->number( 'id' ) ) : [];
			$draft->add_tool(
				trim( ( '1' === $tool->text( 'amount' ) ? '' : $tool->text( 'amount' ) ) . ' ' . $tool->text( 'name' ) ),
				self::sold( $meta['wprmp_equipment_link'] ?? '', $meta['wprmp_equipment_link_nofollow'] ?? '' ),
				(int) ( $meta['wprmp_equipment_image_id'] ?? 0 ),
				$tool->text( 'notes' )
			);
		}
	}
}
